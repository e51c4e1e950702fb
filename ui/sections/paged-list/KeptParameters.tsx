/** What else an address says and keeps, as hidden fields of a form that works without script. */
export function KeptParameters({ address }: { readonly address: string }) {
  const said = new URLSearchParams(address.split('?')[1] ?? '');
  return [...said].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
