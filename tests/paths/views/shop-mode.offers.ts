import type { Reality } from '#paths/explore/reality.ts';

/** The switcher changes the mode where it is there. */
export const shopModeOffers: Reality<true> = {
  start: () => true,
  after: (_known, step, { value, context }) => {
    const { shop } = context as { readonly shop: { readonly allowB2c: boolean } | null };
    const isSwitcherThere = shop?.allowB2c === true && value !== 'failed';
    return step.startsWith('mode.switch:') && !isSwitcherThere ? null : true;
  },
};
