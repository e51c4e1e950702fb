import { afterEach, describe, expect, it, vi } from 'vitest';
import { listAdding } from '#app/live/forms/list-adding.form.ts';
import type { FormTakers, LiveForm } from '#app/live/forms/live-form.ts';
import {
  listMissingRemoval,
  listPosition,
  listPositionRemoval,
  shoppingList,
  shoppingListRemoval,
} from '#app/live/forms/shopping-list.forms.ts';
import { listenToListAdds } from '#app/live/counted-changes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { TypedValues } from '#contract/form-fields.ts';

/** Sends a form to a server that answers so; what was asked, told and opened is written down. */
async function send(form: LiveForm, given: TypedValues, values: TypedValues, answer: object | Error) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const opened: unknown[] = [];
  const takers = {
    call: async ({ path }: Endpoint, { body }: { readonly body: unknown }) => {
      asked.push([path, body]);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    page: {
      navigate: (...way: unknown[]) => opened.push(way),
      system: {
        navigation: { send: (event: unknown) => told.push(event) },
        toasts: { send: ({ toast }: { readonly toast: unknown }) => told.push(toast) },
      },
    },
  } as unknown as FormTakers;
  const input = { form: '', given, values };
  const failure = await form.send({ input, signal: new AbortController().signal }, takers).then(
    () => null,
    (error: unknown) => error,
  );
  return { asked, told, opened, failure };
}

const article = { articleNumber: 'A1', shopDepotId: '1' };
const taken = (reply: object) => ({ outcome: 'ok', reply });
const added = taken({ success: true, message: '<b>Toner</b> steht drauf.', errorMessages: [], error: null });

describe('an article on its way to a list', () => {
  afterEach(() => vi.restoreAllMocks());

  it('[S7.2-24] is told as success by the message of the answer', async () => {
    const { asked, told, failure } = await send(listAdding, article, { quantity: '5', list: '7' }, added);
    expect(failure).toBe(null);
    expect(asked).toEqual([
      ['/lists/my/add-position', { article_number: 'A1', shop_depot_id: 1, quantity: 5, lists: [7] }],
    ]);
    expect(told).toEqual([
      { kind: 'success', message: { kind: 'markup', markup: '<b>Toner</b> steht drauf.' } },
    ]);
  });

  it('names no list where none was chosen', async () => {
    const { asked } = await send(listAdding, article, { quantity: '1', list: '' }, added);
    expect(asked).toEqual([
      ['/lists/my/add-position', { article_number: 'A1', shop_depot_id: 1, quantity: 1 }],
    ]);
  });

  it('[S7.3-05] that is refused is told as error by all sentences, none of them markup', async () => {
    const heard = vi.fn();
    listenToListAdds(heard);
    const refusal = {
      success: false,
      code: 'list.full',
      errorMessages: ['Die Liste <b>x</b> ist voll.', 'Leider.'],
    };
    const values = { quantity: '1', list: '' };
    const { told, failure } = await send(listAdding, article, values, { outcome: 'refused', refusal });
    expect(failure).toEqual({ kind: 'refused', refusal });
    const markup = 'Die Liste &lt;b&gt;x&lt;/b&gt; ist voll.<br>Leider.';
    expect(told).toEqual([{ kind: 'danger', message: { kind: 'markup', markup } }]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('[S7.3-05] without an answer is told as error, too', async () => {
    const { told } = await send(listAdding, article, { quantity: '1', list: '' }, new Error('x'));
    expect(told).toEqual([{ kind: 'danger', message: { kind: 'text', key: 'toasts.failed' } }]);
  });
});

describe('what is done with a list', () => {
  const typed = { displayName: 'Lager', description: '' };
  const kept = taken({ success: true, id: 3, slug: 'lager' });
  const done = taken({ success: true });
  const id = { id: '3' };

  it('[S7.2-23] a new one is opened, a renamed one under its new address', async () => {
    const created = await send(shoppingList, {}, typed, kept);
    expect(created).toMatchObject({
      asked: [['/lists/my/create', typed]],
      opened: [['/my/shopping_lists?list=lager', false]],
    });
    const renamed = await send(shoppingList, id, typed, kept);
    expect(renamed).toMatchObject({
      asked: [['/lists/my/edit', { ...typed, id: 3 }]],
      opened: [['/my/shopping_lists?list=lager', true]],
    });
    const removed = await send(shoppingListRemoval, id, {}, done);
    expect(removed).toMatchObject({
      asked: [['/lists/my/delete', { id: 3 }]],
      opened: [['/my/shopping_lists', true]],
    });
  });

  it('[S7.2-25][S7.2-26] its page is loaded anew by a note and by what goes', async () => {
    const noted = await send(listPosition, id, { hint: 'Vorn' }, done);
    const notes = { customArticleNumber: '', customArticleInfo: '', costCenter: '', offerNumber: '' };
    expect(noted).toMatchObject({
      asked: [['/lists/my/edit-position', { id: 3, hint: 'Vorn', ...notes }]],
      told: [{ type: 'data.outdated' }],
    });
    expect(await send(listPositionRemoval, id, {}, done)).toMatchObject({
      asked: [['/lists/my/drop-position', { id: 3 }]],
      told: [{ type: 'data.outdated' }],
    });
    expect(await send(listMissingRemoval, id, {}, done)).toMatchObject({
      asked: [['/lists/my/drop-missing-positions', { id: 3 }]],
      told: [{ type: 'data.outdated' }],
    });
  });

  it('[S7.2-27][S7.2-28] one thing that is noted goes by its own call, several go together', async () => {
    const noted = {
      hint: 'Vorn',
      customArticleNumber: 'K-1',
      customArticleInfo: '',
      costCenter: 'Lager',
      offerNumber: 'A-1',
    };
    const askedFor = async (change: TypedValues) =>
      (await send(listPosition, { ...id, ...noted }, { ...noted, ...change }, done)).asked;
    expect(await askedFor({ hint: 'Hinten' })).toEqual([
      ['/lists/my/update-position-notice', { id: 3, hint: 'Hinten' }],
    ]);
    expect(await askedFor({ costCenter: '' })).toEqual([
      ['/lists/my/update-position-cost-center', { id: 3, costCenter: '' }],
    ]);
    expect(await askedFor({ offerNumber: 'A-2' })).toEqual([
      ['/lists/my/update-position-offer', { id: 3, offerNumber: 'A-2' }],
    ]);
    const several: readonly TypedValues[] = [
      { customArticleNumber: 'K-2' },
      { hint: '', costCenter: '' },
      {},
    ];
    for (const change of several)
      expect(await askedFor(change)).toEqual([['/lists/my/edit-position', { id: 3, ...noted, ...change }]]);
  });

  it('a refusal is the form’s, and the page stays as it is', async () => {
    const refusal = { success: false, code: 'list.tooMany', errorMessages: ['Zu viele.'] };
    const refused = await send(shoppingList, {}, typed, { outcome: 'refused', refusal });
    expect(refused).toMatchObject({ opened: [], told: [], failure: { kind: 'refused', refusal } });
  });

  it('is judged as the server does', () => {
    const given = {};
    expect(shoppingList.faultsIn({ form: '', given, values: { displayName: ' ' } })).toEqual({
      displayName: 'listNameMissing',
    });
    expect(shoppingList.faultsIn({ form: '', given, values: { displayName: 'x'.repeat(61) } })).toEqual({
      displayName: 'tooLong',
    });
    expect(listPosition.faultsIn({ form: '', given, values: { hint: 'x'.repeat(201) } })).toEqual({
      hint: 'tooLong',
    });
  });
});
