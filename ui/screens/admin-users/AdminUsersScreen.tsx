import { useLoaderData } from 'react-router-dom';
import { firmMemberKey } from '#contract/admin-users-path.ts';
import type { AdminUsersData } from './admin-users-data.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { MemberEditor } from './MemberEditor.tsx';
import { MemberList } from './MemberList.tsx';

/** `/my/admin-users` (S2.4-05): the people of a firm, one of whom may be open to be changed. */
export function Component() {
  const data = useLoaderData() as AdminUsersData;
  if (data.shown === 'list') return <MemberList data={data} />;
  if (data.shown === 'new') return <InvitationForm />;
  return <MemberEditor key={firmMemberKey(data.item)} data={data} />;
}
