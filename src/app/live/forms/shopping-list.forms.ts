import { dealerListEndpoints } from '#contract/dealer-list.ts';
import { faultsIn } from '#contract/form-schema.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import { shoppingListPath } from '#contract/shopping-list-path.ts';
import { listPositionForm, listShareForm, shoppingListForm } from '#domain/forms/shopping-list.ts';
import { ask } from '../ask.ts';
import { showAfresh, type LiveForm } from './live-form.ts';

const idIn = (given: TypedValues): number => Number(given['id']);

/** Keeps a new list, or changes the one the page shows; then the page shows it under the slug its name gives. */
export const shoppingList: LiveForm = {
  faultsIn: ({ values }) => faultsIn(shoppingListForm, values),
  send: async ({ input: { given, values }, signal }, { call, page }) => {
    const { displayName = '', description = '' } = values;
    const typed = { displayName, description };
    const { create, edit } = shoppingListEndpoints;
    const options = { signal, suppressErrors: true };
    const isKept = 'id' in given;
    const { slug } = await (isKept
      ? ask(call, edit, { body: { ...typed, id: idIn(given) } }, options)
      : ask(call, create, { body: typed }, options));
    page.navigate(shoppingListPath({ slug }), isKept);
  },
};

/** Deletes the list the page shows; then it shows the first one. */
export const shoppingListRemoval: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, { call, page }) => {
    const body = { id: idIn(given) };
    await ask(call, shoppingListEndpoints.remove, { body }, { signal, suppressErrors: true });
    page.navigate(shoppingListPath({}), true);
  },
};

/** Shows a list of the staff to customers. */
export const listShare: LiveForm = {
  faultsIn: ({ values }) => faultsIn(listShareForm, values),
  send: async ({ input: { given, values }, signal }, takers) => {
    const body = { id: idIn(given), customerNumbers: values['customerNumbers'] ?? '' };
    await ask(takers.call, dealerListEndpoints.share, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Keeps a list of the shop as an own one, which the page shows then. */
export const dealerListCopy: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, { call, page }) => {
    const body = { id: idIn(given) };
    const { slug } = await ask(
      call,
      dealerListEndpoints.takeOver,
      { body },
      { signal, suppressErrors: true },
    );
    page.navigate(shoppingListPath({ slug }), false);
  },
};

/** What is noted has a call of its own where nothing else was changed: what another tab wrote meanwhile stays. */
const single = {
  hint: (id: number, hint: string) => ({
    endpoint: shoppingListEndpoints.updatePositionNotice,
    body: { id, hint },
  }),
  costCenter: (id: number, costCenter: string) => ({
    endpoint: shoppingListEndpoints.updatePositionCostCenter,
    body: { id, costCenter },
  }),
  offerNumber: (id: number, offerNumber: string) => ({
    endpoint: shoppingListEndpoints.updatePositionOffer,
    body: { id, offerNumber },
  }),
};
const isSingle = (field: string | undefined): field is keyof typeof single =>
  field !== undefined && field in single;

/** The call that says what was changed of what the page showed, and no more where that is possible. */
function callOfNotes(given: TypedValues, values: TypedValues) {
  const id = idIn(given);
  const {
    hint = '',
    customArticleNumber = '',
    customArticleInfo = '',
    costCenter = '',
    offerNumber = '',
  } = values;
  const notes = { hint, customArticleNumber, customArticleInfo, costCenter, offerNumber };
  const changed = Object.entries(notes).filter(([field, text]) => text !== given[field]);
  const [[field, text] = []] = changed;
  return changed.length === 1 && isSingle(field)
    ? single[field](id, text ?? '')
    : { endpoint: shoppingListEndpoints.editPosition, body: { id, ...notes } };
}

/** Keeps what is noted at a position. */
export const listPosition: LiveForm = {
  faultsIn: ({ values }) => faultsIn(listPositionForm, values),
  send: async ({ input: { given, values }, signal }, takers) => {
    const { endpoint, body } = callOfNotes(given, values);
    const { editPosition } = shoppingListEndpoints;
    await ask(takers.call, endpoint as typeof editPosition, { body } as RequestOf<typeof editPosition>, {
      signal,
      suppressErrors: true,
    });
    showAfresh(takers);
  },
};

const ofOne = (
  endpoint: typeof shoppingListEndpoints.dropPosition | typeof shoppingListEndpoints.dropMissingPositions,
): LiveForm => ({
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    const body = { id: idIn(given) };
    await ask(
      takers.call,
      endpoint as typeof shoppingListEndpoints.dropPosition,
      { body },
      {
        signal,
        suppressErrors: true,
      },
    );
    showAfresh(takers);
  },
});

export const listPositionRemoval = ofOne(shoppingListEndpoints.dropPosition);
export const listMissingRemoval = ofOne(shoppingListEndpoints.dropMissingPositions);
