import type { AddressInput } from '#contract/address.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { emptyAddress } from '#ui/sections/address/empty-address.ts';

/** What is known of the visitor before any address was given. */
export function useKnownAddress(): AddressInput {
  const { kind, company, firstname, lastname } = usePerson();
  const { view } = useMode();
  const isCompany = kind === 'guest' ? view.mode === 'b2b' : kind === 'company';
  return { ...emptyAddress, kind: isCompany ? 'company' : 'private', company, firstname, lastname };
}
