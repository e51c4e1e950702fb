import type { adminAddressEndpoints } from '#contract/admin-addresses.ts';
import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import type { adminUserEndpoints } from '#contract/admin-users.ts';
import { adminBudgetsPath, adminCostCentersPath } from '#contract/admin-firm-paths.ts';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import { faultsIn } from '#contract/form-schema.ts';
import type { FormSchema } from '#contract/form-schema.ts';
import { needTick, personTick } from '#contract/forms/cost-center.ts';
import type { waitingRatingEndpoints } from '#contract/waiting-ratings.ts';
import type { waitingRegistrationEndpoints } from '#contract/waiting-registrations.ts';
import { budgetAmountForm, budgetForm, budgetOwnersForm } from '#domain/forms/budget.ts';
import { costCenterForm } from '#domain/forms/cost-center.ts';
import { ask } from '../ask.ts';
import { goOn, seenIn, showAfresh, showOthersChange } from './live-form.ts';
import type { LiveForm } from './live-form.ts';

export const idIn = (given: TypedValues): number => Number(given['id']);

/** The typed fields of a form; what it does not show goes as the first of its options. */
export const typedIn = (fields: FormFields, values: TypedValues): TypedValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      values[name] ?? (field.kind === 'choice' ? (field.options[0] ?? '') : ''),
    ]),
  );

/** A form whose fields are the body of its call; then the list it belongs to is shown and says so. */
export const typed = <Fields extends FormFields>(
  form: FormSchema<Fields>,
  endpointFor: (given: TypedValues) => Endpoint,
  list: string,
): LiveForm => ({
  faultsIn: ({ values }) => faultsIn(form, typedIn(form.fields, values)),
  send: async ({ input: { given, values }, signal }, takers) => {
    const body = {
      ...typedIn(form.fields, values),
      ...('id' in given ? { id: idIn(given) } : {}),
      ...seenIn(values),
    };
    const request = { body } as unknown as RequestOf<Endpoint>;
    const asked = ask<Endpoint>(takers.call, endpointFor(given), request, { signal, suppressErrors: true });
    await showOthersChange(asked, takers);
    goOn(takers, list, given);
  },
});

/**
 * A form of a single button.
 *
 * @param isGone what its page is about is none any more then
 */
export const step = (
  endpoint:
    | typeof adminBudgetEndpoints.remove
    | typeof adminCostCenterEndpoints.remove
    | typeof adminUserEndpoints.withdraw
    | typeof adminAddressEndpoints.remove
    | typeof waitingRegistrationEndpoints.approve
    | typeof waitingRatingEndpoints.show,
  list: string,
  isGone = false,
): LiveForm => ({
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    await ask(takers.call, endpoint, { body: { id: idIn(given) } }, { signal, suppressErrors: true });
    goOn(takers, list, given, isGone);
  },
});

/** Adds a cost center, or changes the one the page is about. */
export const costCenter = typed(
  costCenterForm,
  (given) => ('id' in given ? adminCostCenterEndpoints.update : adminCostCenterEndpoints.create),
  adminCostCentersPath,
);

/** Says who may book on a cost center. */
export const costCenterPeople: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given, values }, signal }, takers) => {
    const people = Object.keys(values)
      .filter((name) => name.startsWith(personTick))
      .map((name) => Number(name.slice(personTick.length)));
    const { assign } = adminCostCenterEndpoints;
    await ask(takers.call, assign, { body: { id: idIn(given), people } }, { signal, suppressErrors: true });
    goOn(takers, adminCostCentersPath, given);
  },
};

/** Says whether every position of an order needs a cost center. */
export const costCenterNeed: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { values }, signal }, takers) => {
    const body = { isNeeded: needTick in values };
    await ask(takers.call, adminCostCenterEndpoints.need, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

export const costCenterRemoval = step(adminCostCenterEndpoints.remove, adminCostCentersPath, true);

export const budget = typed(budgetForm, () => adminBudgetEndpoints.create, adminBudgetsPath);
export const budgetAmount = typed(budgetAmountForm, () => adminBudgetEndpoints.update, adminBudgetsPath);
export const budgetOwners = typed(budgetOwnersForm, () => adminBudgetEndpoints.assign, adminBudgetsPath);
export const budgetRemoval = step(adminBudgetEndpoints.remove, adminBudgetsPath, true);
