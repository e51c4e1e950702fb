import { adminUsersPath } from '#contract/admin-users-path.ts';
import { firmMemberStates, firmRoles } from '#contract/firm-roles.ts';
import { peopleTable } from '#domain/firm-tables.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { narrowedBy } from '#domain/table-query.ts';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';
import { ChangeList } from './ChangeList.tsx';
import type { MemberListData } from './admin-users-data.ts';
import { MemberTable } from './MemberTable.tsx';

interface MemberListProps {
  readonly data: MemberListData;
}

/** The people of a firm and whom it has invited, with what was changed last. */
export function MemberList({ data }: MemberListProps) {
  const { adminUsers: words } = useTexts();
  const { items, query, pages, total } = data;
  const place = tablePlace(adminUsersPath, query, peopleTable);
  return (
    <FirmList
      page="people"
      place={place}
      pages={pages}
      total={total}
      words={words}
      filters={<MemberFilters place={place} />}
    >
      <MemberTable items={items} place={place} />
      {data.changes.length === 0 ? null : (
        <DisclosureSection title={words.changes}>
          <ChangeList changes={data.changes} />
        </DisclosureSection>
      )}
    </FirmList>
  );
}

function MemberFilters({ place: { query, addressOf } }: { readonly place: TablePlace }) {
  const { adminUsers: words } = useTexts();
  const { filters = {} } = query;
  /** Links of one filter, the first of which takes it away. */
  const linksOf = (
    name: string,
    any: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) =>
    [{ value: '', label: any }, ...options].map(({ value, label }) => ({
      label,
      to: addressOf(narrowedBy(query, name, value)),
      isCurrent: (filters[name] ?? '') === value,
    }));
  return (
    <div>
      <FilterLinks
        label={words.byState}
        options={linksOf(
          'state',
          words.anyState,
          firmMemberStates.map((value) => ({ value, label: words.states[value] })),
        )}
      />
      <FilterLinks
        label={words.byRole}
        options={linksOf(
          'role',
          words.anyRole,
          firmRoles.map((value) => ({ value, label: words.roles[value] })),
        )}
      />
    </div>
  );
}
