import { withdrawalSlug } from './legal-slugs.ts';

/** The page on which a contract is withdrawn from. */
export const withdrawalPath = `/page/${withdrawalSlug}`;

/**
 * Address of that page for one order.
 *
 * @param orderKey lets it be filled in for a guest; null for an own order
 */
export function withdrawalAddress(orderNumber: string, orderKey: string | null): string {
  const key = orderKey === null ? '' : `&orderKey=${encodeURIComponent(orderKey)}`;
  return `${withdrawalPath}?number=${encodeURIComponent(orderNumber)}${key}`;
}
