import { accountPath } from '#contract/account-path.ts';
import type { Address } from '#contract/address.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AddressEditor } from '#ui/sections/address-book/AddressEditor.tsx';
import { emptyAddress } from '#ui/sections/address/empty-address.ts';
import { AddressSteps } from './AddressSteps.tsx';

interface OwnAddressProps {
  /** Null for a new one. */
  readonly address: Address | null;
}

/** One of the own addresses; a new one begins with who is signed in. */
export function OwnAddress({ address }: OwnAddressProps) {
  const { account: words } = useTexts();
  const { firstname, lastname, company, kind } = usePerson();
  const own = { ...emptyAddress, firstname, lastname, company };
  return (
    <AddressEditor
      form="address"
      address={address}
      untouched={{ ...own, kind: kind === 'company' ? 'company' : 'private' }}
      back={{ to: accountPath, label: words.back }}
    >
      {address === null ? null : <AddressSteps address={address} />}
    </AddressEditor>
  );
}
