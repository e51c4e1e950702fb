/**
 * Lets the space bar press a link that is a checkbox to everybody, as it does any other.
 *
 * @returns what ends it
 */
export function pressBoxes(): () => void {
  const press = (event: KeyboardEvent): void => {
    const box = event.key === ' ' && event.target instanceof HTMLElement ? event.target : null;
    if (box?.matches('a[role="checkbox"]') !== true) return;
    event.preventDefault();
    box.click();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
