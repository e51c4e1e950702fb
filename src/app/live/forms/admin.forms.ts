import type { AdminFormName } from '#contract/forms/form-names.ts';
import * as firm from './firm.forms.ts';
import * as people from './firm-people.forms.ts';
import * as addresses from './firm-address.forms.ts';
import type { LiveForm } from './live-form.ts';
import { orderQuantities } from './order-quantities.form.ts';
import { releaseRules } from './release-rules.form.ts';
import * as ratings from './rating-approval.forms.ts';
import * as search from './search-steering.forms.ts';
import * as registrations from './registration-approval.forms.ts';

/** Forms that no shopper sees: one file, so that the first call holds nothing of them. */
export const adminForms: Readonly<Record<AdminFormName, LiveForm>> = {
  'cost-center': firm.costCenter,
  'cost-center-people': firm.costCenterPeople,
  'cost-center-removal': firm.costCenterRemoval,
  'cost-center-need': firm.costCenterNeed,
  budget: firm.budget,
  'budget-amount': firm.budgetAmount,
  'budget-owners': firm.budgetOwners,
  'budget-removal': firm.budgetRemoval,
  'firm-invitation': people.firmInvitation,
  'firm-invitation-again': people.firmInvitationAgain,
  'firm-invitation-withdrawal': people.firmInvitationWithdrawal,
  'firm-member': people.firmMember,
  'firm-member-deactivation': people.firmMemberDeactivation,
  'firm-member-reactivation': people.firmMemberReactivation,
  'firm-address': addresses.firmAddress,
  'firm-address-removal': addresses.firmAddressRemoval,
  'user-address': addresses.userAddress,
  'user-address-removal': addresses.userAddressRemoval,
  'order-quantities': orderQuantities,
  'release-rules': releaseRules,
  'rating-approval': ratings.ratingApproval,
  'rating-refusal': ratings.ratingRefusal,
  'rating-take-down': ratings.ratingTakeDown,
  'search-rule': search.searchRule,
  'search-rule-publication': search.searchRulePublication,
  'registration-approval': registrations.registrationApproval,
  'registration-refusal': registrations.registrationRefusal,
};
