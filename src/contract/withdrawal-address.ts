import { withdrawalPath } from './withdrawal-path.ts';

/**
 * Address of the page of a withdrawal for one order; apart from its path, which every page knows.
 *
 * @param orderKey lets it be filled in for a guest; null for an own order
 */
export function withdrawalAddress(orderNumber: string, orderKey: string | null): string {
  const key = orderKey === null ? '' : `&orderKey=${encodeURIComponent(orderKey)}`;
  return `${withdrawalPath}?number=${encodeURIComponent(orderNumber)}${key}`;
}
