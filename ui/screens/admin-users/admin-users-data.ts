import type { FirmChange, FirmMember } from '#contract/admin-users.ts';
import type { PagedListPart } from '#ui/sections/paged-list/paged-list.ts';

export interface MemberListData extends PagedListPart<FirmMember> {
  readonly shown: 'list';
  readonly changes: readonly FirmChange[];
}

export interface OneMemberData {
  readonly shown: 'one';
  readonly item: FirmMember;
  readonly changes: readonly FirmChange[];
}

/** Somebody is being invited. */
export interface NewMemberData {
  readonly shown: 'new';
}

export type AdminUsersData = MemberListData | OneMemberData | NewMemberData;
