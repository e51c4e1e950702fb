import { adminUserEndpoints } from '#contract/admin-users.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { firmMemberForm, invitationForm } from '#domain/forms/firm-people.ts';
import { step, typed } from './firm.forms.ts';

const { invite, inviteAgain, withdraw, update, deactivate, reactivate } = adminUserEndpoints;

/** Asks somebody to join the firm. */
export const firmInvitation = typed(invitationForm, () => invite, adminUsersPath);
export const firmInvitationAgain = step(inviteAgain, adminUsersPath);
export const firmInvitationWithdrawal = step(withdraw, adminUsersPath, true);

/** Says what somebody of the firm may. */
export const firmMember = typed(firmMemberForm, () => update, adminUsersPath);
export const firmMemberDeactivation = step(deactivate, adminUsersPath);
export const firmMemberReactivation = step(reactivate, adminUsersPath);
