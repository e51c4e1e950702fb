import type { Mode, ShopFlags } from '#contract/session.ts';

/** The mode of the shop flags (S4.2; business is the default). */
export function modeOf(shop: Pick<ShopFlags, 'isB2b'>): Mode {
  return shop.isB2b ? 'b2b' : 'b2c';
}

/** Whether a mode may be switched to (S3.12). */
export function isModeAllowed(mode: Mode, shop: Pick<ShopFlags, 'allowB2b' | 'allowB2c'>): boolean {
  return mode === 'b2b' ? shop.allowB2b : shop.allowB2c;
}

/** Whether the B2B/B2C switcher is shown: both modes allowed and the switcher set (S4.2). */
export function isSwitcherShown(shop: Pick<ShopFlags, 'allowB2b' | 'allowB2c' | 'showB2Switcher'>): boolean {
  return shop.allowB2b && shop.allowB2c && shop.showB2Switcher;
}

/**
 * Whether somebody buys for a business: by whom the invoice names, or by the account (docs/decisions/0137). The mode tells only in
 * which prices somebody looks at the shop.
 *
 * @param billingKind of the billing address, undefined while there is none
 * @param accountKind `guest`, or undefined, for guests
 */
export const buysAsBusiness = (
  billingKind: 'private' | 'company' | undefined,
  accountKind: 'guest' | 'private' | 'company' | undefined,
): boolean => billingKind === 'company' || accountKind === 'company';

export interface PriceView {
  /** The price that stands large and is calculated with. */
  readonly primary: 'net' | 'gross';
  /** The price beside it; null when there is none. */
  readonly secondary: 'gross' | null;
}

/**
 * Which prices are shown (docs/decisions/0015): business mode net, for guests with the gross price beside unless the shop shows
 * none; private mode gross only; tax-exempt net only.
 */
export function priceView(facts: {
  readonly mode: Mode;
  /** Guests of a shop that shows it (config switch `display_gross_price`, S3.13); nothing to who pays gross prices anyway (PAngV). */
  readonly isGrossBeside: boolean;
  readonly isTaxExempt: boolean;
}): PriceView {
  if (facts.isTaxExempt) return { primary: 'net', secondary: null };
  if (facts.mode === 'b2c') return { primary: 'gross', secondary: null };
  return { primary: 'net', secondary: facts.isGrossBeside ? 'gross' : null };
}
