/** The people of a firm, for its admins (S2.4-05); views read it before anything is asked, so it stands beside the calls. */
export const adminUsersPath = '/my/admin-users';

const invitationMark = 'invitation-';

/** Who belongs to the firm, or was asked to. */
export interface FirmMemberKey {
  readonly id: number;
  readonly isInvitation: boolean;
}

/** One of them, as the last part of an address names them. */
export const firmMemberKey = ({ id, isInvitation }: FirmMemberKey): string =>
  isInvitation ? `${invitationMark}${id}` : String(id);

/** Where one of them is changed. */
export const adminUserPath = (member: FirmMemberKey): string => `${adminUsersPath}/${firmMemberKey(member)}`;

/** Whoever was invited joins there; the route, and the link of the mail. */
export const invitationRoute = '/register/invitation/:invitedEmail/:token';
export const invitationPath = (email: string, token: string): string =>
  `/register/invitation/${encodeURIComponent(email)}/${encodeURIComponent(token)}`;
