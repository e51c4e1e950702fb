import { adminUsersPath } from '#contract/admin-users-path.ts';
import { firmMemberStates, firmRoles } from '#contract/firm-roles.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import { narrowedBy, pagedListAddress } from '#ui/sections/paged-list/paged-list.ts';
import type { PagedListQuery } from '#ui/sections/paged-list/paged-list.ts';
import { ChangeList } from './ChangeList.tsx';
import type { MemberListData } from './admin-users-data.ts';
import { MemberTable } from './MemberTable.tsx';

interface MemberListProps {
  readonly data: MemberListData;
}

/** The people of a firm and whom it has invited, with what was changed last. */
export function MemberList({ data }: MemberListProps) {
  const { adminUsers: words } = useTexts();
  return (
    <FirmList
      place="people"
      path={adminUsersPath}
      part={data}
      words={words}
      filters={<MemberFilters query={data.query} />}
    >
      <MemberTable items={data.items} />
      {data.changes.length === 0 ? null : (
        <DisclosureSection title={words.changes}>
          <ChangeList changes={data.changes} />
        </DisclosureSection>
      )}
    </FirmList>
  );
}

function MemberFilters({ query }: { readonly query: PagedListQuery }) {
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
      to: pagedListAddress(adminUsersPath, narrowedBy(query, name, value)),
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
