/** Whether a basket may be sent to an address: http or https, without a name in it, and of an origin that was configured. */
export function isReturnUrl(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    username === '' &&
    password === '' &&
    origins.includes(origin)
  );
}
