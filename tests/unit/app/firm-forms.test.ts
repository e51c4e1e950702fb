import { describe, expect, it } from 'vitest';
import * as forms from '#app/live/forms/firm.forms.ts';
import type { FormTakers, LiveForm } from '#app/live/forms/live-form.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Sends a form to a server that answers so; what was asked, and where that led, is written down. */
async function send(
  form: LiveForm,
  { given = {}, values = {} }: { readonly given?: object; readonly values?: object },
  answer: object = { outcome: 'ok', reply: { success: true } },
) {
  const asked: unknown[] = [];
  const shown: string[] = [];
  const takers = {
    call: async ({ path }: Endpoint, { body }: { readonly body: unknown }) => {
      asked.push([path, body]);
      return answer;
    },
    page: {
      navigate: (path: string, isReplaced: boolean) => shown.push(isReplaced ? `${path} in its place` : path),
      system: { navigation: { send: ({ type }: { readonly type: string }) => shown.push(type) } },
    },
  } as unknown as FormTakers;
  const input = { form: '', given, values } as Parameters<LiveForm['send']>[0]['input'];
  const failure = await form.send({ input, signal: new AbortController().signal }, takers).then(
    () => null,
    (error: unknown) => error,
  );
  return { asked, shown, failure };
}

const costCenters = '/my/admin-cost-centers';
const budgets = '/my/admin-budgets';

describe('what an admin types of the firm', () => {
  it('[S7.2-17] a new cost center is in use; one that is changed goes by its id', async () => {
    const values = { number: '100', name: 'Verwaltung', owner: '' };
    const created = await send(forms.costCenter, { values });
    expect(created).toEqual({
      asked: [[`${costCenters}/create`, { ...values, state: 'active' }]],
      shown: [costCenters],
      failure: null,
    });
    const changed = await send(forms.costCenter, {
      given: { id: '7' },
      values: { ...values, owner: '3', state: 'inactive' },
    });
    expect(changed.asked).toEqual([
      [`${costCenters}/update`, { ...values, owner: '3', state: 'inactive', id: 7 }],
    ]);
  });

  it('[S7.2-18] the ticks beside people name them', async () => {
    const ticked = await send(forms.costCenterPeople, {
      given: { id: '7' },
      values: { 'person.3': 'on', 'person.12': 'on', other: 'on' },
    });
    expect(ticked.asked).toEqual([[`${costCenters}/assign`, { id: 7, people: [3, 12] }]]);
    expect(ticked.shown).toEqual([costCenters]);
  });

  it('[S5-12] the tick says whether every position needs one', async () => {
    const ticked = await send(forms.costCenterNeed, { values: { isNeeded: 'on' } });
    expect(ticked).toEqual({
      asked: [[`${costCenters}/need`, { isNeeded: true }]],
      shown: ['data.outdated'],
      failure: null,
    });
    const without = await send(forms.costCenterNeed, { values: {} });
    expect(without.asked).toEqual([[`${costCenters}/need`, { isNeeded: false }]]);
  });

  it('[S7.2-19][S7.2-20] a budget is added, changed and given to others', async () => {
    const owners = { person: '3', costCenter: '' };
    const amount = { amount: '1.500,00', period: 'year' };
    const given = { id: '9' };
    expect((await send(forms.budget, { values: { ...owners, ...amount } })).asked).toEqual([
      [`${budgets}/create`, { ...owners, ...amount }],
    ]);
    expect((await send(forms.budgetAmount, { given, values: amount })).asked).toEqual([
      [`${budgets}/update`, { ...amount, id: 9 }],
    ]);
    const assigned = await send(forms.budgetOwners, { given, values: owners });
    expect(assigned.asked).toEqual([[`${budgets}/assign`, { ...owners, id: 9 }]]);
    expect(assigned.shown).toEqual([budgets]);
  });

  it('[S7.2-17][S7.2-19] a deletion names what goes, and the list is shown; a refusal stays with the form', async () => {
    const given = { id: '9' };
    expect(await send(forms.costCenterRemoval, { given })).toMatchObject({
      asked: [[`${costCenters}/delete`, { id: 9 }]],
      // Going back leads past the page that is none any more.
      shown: [`${costCenters} in its place`],
    });
    const refusal = {
      success: false,
      code: 'budget.notFound',
      errorMessages: ['Dieses Budget gibt es nicht.'],
    };
    expect(await send(forms.budgetRemoval, { given }, { outcome: 'refused', refusal })).toMatchObject({
      asked: [[`${budgets}/delete`, { id: 9 }]],
      shown: [],
      failure: { kind: 'refused', refusal },
    });
  });

  it.each([
    [forms.costCenter, { number: '', name: 'x' }, { number: 'missing' }],
    [forms.costCenterPeople, {}, {}],
    [forms.costCenterRemoval, {}, {}],
    [forms.budget, { amount: 'viel' }, { person: 'budgetOfNobody', amount: 'amountInvalid' }],
    [forms.budgetAmount, { amount: '' }, { amount: 'amountMissing' }],
    [forms.budgetOwners, { person: '', costCenter: '' }, { person: 'budgetOfNobody' }],
    [forms.budgetRemoval, {}, {}],
  ] as const)('is judged before it is sent: case %#', (form, values, faults) => {
    expect(form.faultsIn({ form: '', given: {}, values })).toEqual(faults);
  });
});
