import type { NameRules } from '#domain/address-check.ts';

const untilKnown: NameRules = {
  isPersonName: () => true,
  isCompanyName: () => true,
  isAddressLine: () => true,
};
let rules = untilKnown;

/**
 * The rules of names and address lines. They come with the first thing typed, so that nobody waits for them before; where
 * they are not there yet, the server's answer says the same.
 */
export function nameRules(): NameRules {
  if (rules === untilKnown) {
    import('#domain/name.ts').then(
      (loaded) => {
        rules = loaded;
      },
      () => undefined,
    );
  }
  return rules;
}
