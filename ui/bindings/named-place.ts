/** The element that the part of an address after its number sign names, written as addresses are; null where none does. */
export function namedPlace(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
