import { formCatalog } from '#machines/form/form.catalog.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { selectForm, selectIsUnsaved } from '#machines/form/form.selectors.ts';
import type { FieldFaults, FormRequest } from '#machines/form/form.types.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(formMachine, formCatalog);

const needsName = async ({ values }: FormRequest): Promise<FieldFaults> =>
  values['name'] === '' ? { name: 'Name fehlt.' } : {};

function openForm(check: (request: FormRequest) => Promise<FieldFaults>, send: () => Promise<unknown>) {
  const sent: FormRequest[] = [];
  const actor = createActor(
    formMachine.provide({
      actors: {
        checkForm: fromPromise<FieldFaults, FormRequest>(({ input }) => check(input)),
        sendForm: fromPromise<unknown, FormRequest>(({ input }) => {
          sent.push(input);
          return send();
        }),
      },
    }),
    { input: { form: 'name', given: { page: '1' } } },
  ).start();
  const reach = (state: ReturnType<typeof selectForm>['state']) =>
    waitFor(actor, (snapshot) => snapshot.value === state);
  return {
    actor,
    sent,
    reach,
    shown: () => selectForm(actor.getSnapshot()),
    isUnsaved: () => selectIsUnsaved(actor.getSnapshot(), ['name']),
  };
}

it('takes a fault away as it is mended, and sends what was typed last with what the page says', async () => {
  const { actor, sent, reach, shown, isUnsaved } = openForm(needsName, async () => null);
  expect(isUnsaved()).toBe(false);
  actor.send({ type: 'form.submit', values: { name: '' } });
  await reach('faulty');
  expect(shown()).toMatchObject({ faults: { name: 'Name fehlt.' }, failedTries: 1, sent: null });
  actor.send({ type: 'field.type', field: 'name', values: { name: 'E' } });
  actor.send({ type: 'field.type', field: 'name', values: { name: 'Erika' } });
  await reach('editing');
  expect(isUnsaved()).toBe(true);
  expect(shown()).toMatchObject({ faults: {}, failedTries: 1 });
  actor.send({ type: 'form.submit', values: { name: 'Erika' } });
  await reach('sent');
  expect(sent).toEqual([{ form: 'name', given: { page: '1' }, values: { name: 'Erika' } }]);
  expect(isUnsaved()).toBe(false);
  expect(shown().sent).toEqual({ name: 'Erika' });
});

it('tells while somebody mends nothing that was not told before', async () => {
  const { actor, reach, shown } = openForm(
    async ({ values }) => ({
      ...(values['name'] === '' ? { name: 'Name fehlt.' } : {}),
      ...(values['zip'] === '' ? { zip: 'Postleitzahl fehlt.' } : {}),
      ...(values['city'] === '' ? { city: 'Ort fehlt.' } : {}),
    }),
    async () => null,
  );
  actor.send({ type: 'form.submit', values: { name: '', zip: '', city: 'Berlin' } });
  await reach('faulty');
  actor.send({ type: 'field.type', field: 'city', values: { name: '', zip: '10115', city: '' } });
  await reach('faulty');
  expect(shown().faults).toEqual({ name: 'Name fehlt.' });
  actor.send({ type: 'field.type', field: 'name', values: { name: 'Erika', zip: '10115', city: '' } });
  await reach('editing');
  expect(shown()).toMatchObject({ faults: {}, failedTries: 1 });
});

it('sends without its rules where they cannot be had, and says at the field what the server says', async () => {
  const refusal = {
    success: false,
    code: 'fields.invalid',
    errorMessages: ['Bitte prüfen.'],
    fieldErrors: { name: 'Kein Name.', zip: 'Keine Postleitzahl.' },
  } as const;
  const { actor, reach, shown } = openForm(
    () => Promise.reject(new Error('no rules')),
    () => Promise.reject({ kind: 'refused', refusal }),
  );
  actor.send({ type: 'form.submit', values: { name: '?' } });
  await reach('refused');
  expect(shown().faults).toEqual(refusal.fieldErrors);
  const values = { name: 'Erika', zip: '', street: '' };
  actor.send({ type: 'field.type', field: 'street', values });
  expect(shown().faults).toEqual(refusal.fieldErrors);
  actor.send({ type: 'field.type', field: 'name', values });
  expect(shown()).toMatchObject({ state: 'refused', faults: { zip: 'Keine Postleitzahl.' } });
  actor.send({ type: 'field.type', field: 'zip', values: { ...values, zip: '10115' } });
  expect(shown()).toMatchObject({ state: 'editing', faults: {}, problem: null });
});

it('forgets what the server said of a field that is gone', async () => {
  const refusal = {
    success: false,
    code: 'fields.invalid',
    errorMessages: ['Bitte prüfen.'],
    fieldErrors: { iban: 'Keine IBAN.', payment: 'Nicht möglich.' },
  } as const;
  const { actor, reach, shown } = openForm(
    async () => ({}),
    () => Promise.reject({ kind: 'refused', refusal }),
  );
  actor.send({ type: 'form.submit', values: { payment: 'debit', iban: '?' } });
  await reach('refused');
  actor.send({ type: 'field.type', field: 'payment', values: { payment: 'invoice' } });
  expect(shown()).toMatchObject({ state: 'editing', faults: {} });
});
