/** Leads the focus to the line after one that goes, else to the one before it. */
export function focusBeside(line: HTMLElement | null): void {
  const other = line?.nextElementSibling ?? line?.previousElementSibling;
  if (other instanceof HTMLElement) other.focus();
}
