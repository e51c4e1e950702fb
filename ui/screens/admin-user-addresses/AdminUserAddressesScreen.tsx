import { useLoaderData } from 'react-router-dom';
import { adminUserAddressesPath, adminUserAddressPath, newOne } from '#contract/admin-firm-paths.ts';
import { userAddressFields } from '#contract/forms/user-address.ts';
import { personAddressTable } from '#domain/firm-tables.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { AddressEditor } from '#ui/sections/address-book/AddressEditor.tsx';
import { emptyAddress } from '#ui/sections/address/empty-address.ts';
import { AddressTable } from '#ui/sections/firm/AddressTable.tsx';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import { peopleOptions } from '#ui/sections/firm/people-options.ts';
import { Removal } from '#ui/sections/firm/Removal.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import type { AdminUserAddressesData, OneUserAddressData } from './admin-user-addresses-data.ts';

/** `/my/admin-user-addresses` (S2.4-06): addresses the people of a firm keep, one of which may be open. */
export function Component() {
  const data = useLoaderData() as AdminUserAddressesData;
  const { adminAddresses } = useTexts();
  if (data.shown === 'one') return <OneAddress key={data.item?.id ?? newOne} data={data} />;
  const { people: words } = adminAddresses;
  const { items, query, pages, total } = data;
  const place = tablePlace(adminUserAddressesPath, query, personAddressTable);
  return (
    <FirmList page="peopleAddresses" place={place} pages={pages} total={total} words={words}>
      <AddressTable
        caption={words.title}
        place={place}
        items={items}
        pathOf={adminUserAddressPath}
        isOfPeople
      />
    </FirmList>
  );
}

function OneAddress({ data: { item, people } }: { readonly data: OneUserAddressData }) {
  const { people: words, removal } = useTexts().adminAddresses;
  const { company } = usePerson();
  const owner = item === null ? null : { person: String(item.person.id) };
  return (
    <AddressEditor
      form="user-address"
      fields={userAddressFields}
      address={item}
      untouched={{ ...emptyAddress, kind: 'company', company }}
      {...(owner === null ? {} : { given: owner })}
      head={
        item === null ? (
          <FormSelect
            name="person"
            label={words.person}
            placeholder={words.choose}
            options={peopleOptions(people, null)}
          />
        ) : (
          <p>{words.addressOf({ person: item.person.name })}</p>
        )
      }
      back={{ to: adminUserAddressesPath, label: words.back }}
    >
      {item === null || owner === null ? null : (
        <Removal name="user-address-removal" given={{ ...owner, id: String(item.id) }} words={removal} />
      )}
    </AddressEditor>
  );
}
