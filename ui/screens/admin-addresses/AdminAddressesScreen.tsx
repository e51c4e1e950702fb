import { useLoaderData } from 'react-router-dom';
import { adminAddressesPath, adminAddressPath, newOne } from '#contract/admin-firm-paths.ts';
import { firmAddressTable } from '#domain/firm-tables.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AddressEditor } from '#ui/sections/address-book/AddressEditor.tsx';
import { emptyAddress } from '#ui/sections/address/empty-address.ts';
import { AddressTable } from '#ui/sections/firm/AddressTable.tsx';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import { Removal } from '#ui/sections/firm/Removal.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import type { AdminAddressesData, OneAddressData } from './admin-addresses-data.ts';

/** `/my/admin-addresses` (S2.4-06): addresses all people of a firm choose in the checkout, one of which may be open. */
export function Component() {
  const data = useLoaderData() as AdminAddressesData;
  const { adminAddresses } = useTexts();
  if (data.shown === 'one') return <OneAddress key={data.item?.id ?? newOne} data={data} />;
  const { firm: words } = adminAddresses;
  const { items, query, pages, total } = data;
  const place = tablePlace(adminAddressesPath, query, firmAddressTable);
  return (
    <FirmList page="firmAddresses" place={place} pages={pages} total={total} words={words}>
      <AddressTable caption={words.title} place={place} items={items} pathOf={adminAddressPath} />
    </FirmList>
  );
}

function OneAddress({ data: { item } }: { readonly data: OneAddressData }) {
  const { firm, removal } = useTexts().adminAddresses;
  const { company } = usePerson();
  return (
    <AddressEditor
      form="firm-address"
      address={item}
      untouched={{ ...emptyAddress, kind: 'company', company }}
      back={{ to: adminAddressesPath, label: firm.back }}
    >
      {item === null ? null : (
        <Removal name="firm-address-removal" given={{ id: String(item.id) }} words={removal} />
      )}
    </AddressEditor>
  );
}
