import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import type { FormProblem } from '#ui/parts/Form/Form.tsx';
import type { FormHandle } from '#ui/parts/Form/form-context.ts';
import { FormField } from '#ui/parts/Form/FormField.tsx';
// Comes with the first use of a field, and is there at once here.
import '#ui/parts/Form/EmailHint.tsx';

const fields = {
  name: { kind: 'line', longest: 8, whenEmpty: 'missing' },
  email: { kind: 'email', longest: 160 },
  secret: { kind: 'password', longest: 40 },
} as const satisfies FormFields;

interface Shown extends Partial<FormHandle> {
  readonly problem?: FormProblem | null;
  readonly faultsTitle?: string;
}

function show(first: Shown = {}) {
  const sent: TypedValues[] = [];
  const typed: (readonly [string, TypedValues])[] = [];
  const drawn = ({ problem = null, faultsTitle = 'Bitte prüfen', ...given }: Shown) => (
    <Form
      form={{
        name: 'sample',
        fields,
        state: 'editing',
        isBusy: false,
        faults: {},
        failedTries: 0,
        type: (values, field) => typed.push([field, values]),
        submit: (values) => sent.push(values),
        hintAtEmail: async () => null,
        ...given,
      }}
      words={{ faultsTitle, submit: 'Senden', pending: 'Wird gesendet …' }}
      values={{ name: 'Eri' }}
      problem={problem}
    >
      <FormField name="name" label="Name" autoComplete="name" />
      <FormField name="email" label="E-Mail" autoComplete="email" />
      <FormField name="secret" label="Passwort" autoComplete="off" />
    </Form>
  );
  const { rerender } = render(drawn(first));
  return { sent, typed, change: (next: Shown) => rerender(drawn(next)) };
}

const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('a form', () => {
  it('draws its fields as the contract says', () => {
    show();
    expect([box(/Name/).value, box(/Name/).required]).toEqual(['Eri', true]);
    expect([box(/E-Mail/).type, box(/E-Mail/).required, box(/E-Mail/).autocomplete]).toEqual([
      'email',
      false,
      'email',
    ]);
    expect(box(/Passwort/).type).toBe('password');
  });

  it('shows a limit before it is reached, and cuts nothing beyond it', async () => {
    show();
    expect(screen.queryByText(/\/ 8$/)).toBeNull();
    await userEvent.type(box(/Name/), 'kaa');
    expect(screen.getByText('6 / 8').isConnected).toBe(true);
    await userEvent.click(box(/Name/));
    await userEvent.paste('morgenstern');
    expect([box(/Name/).value, screen.getByText('17 / 8').isConnected]).toEqual(['Erikaamorgenstern', true]);
  });

  it('gives one line each of what was typed, and a password as it is', async () => {
    const { sent, typed } = show();
    await userEvent.type(box(/Passwort/), ' a ');
    await userEvent.type(box(/Name/), ' {Enter}');
    expect(typed.at(-1)).toEqual(['name', { name: 'Eri', email: '', secret: ' a ' }]);
    expect(sent).toEqual([{ name: 'Eri', email: '', secret: ' a ' }]);
  });

  it('leads from the list of faults to each field, and has the focus on it after each failed try', async () => {
    const { change } = show();
    const faults = { name: 'Name fehlt.', email: 'Keine Adresse.' };
    change({ faults, failedTries: 1 });
    const list = screen.getByRole('alert');
    expect(document.activeElement).toBe(list);
    expect(box(/Name/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(within(list).getByRole('link', { name: 'Keine Adresse.' }));
    expect(document.activeElement).toBe(box(/E-Mail/));
    change({ faults, failedTries: 2 });
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leaves the focus to whoever goes on typing before the answer is there', async () => {
    const { change } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    change({ isBusy: true });
    await userEvent.type(box(/E-Mail/), 'e');
    change({ faults: { name: 'Name fehlt.' }, failedTries: 1 });
    expect(screen.getByRole('link', { name: 'Name fehlt.' }).isConnected).toBe(true);
    expect(document.activeElement).toBe(box(/E-Mail/));
    change({ problem: { sentences: ['Der Server antwortet nicht.'] }, failedTries: 2 });
    expect(document.activeElement).toBe(box(/E-Mail/));
  });

  it('tells at the top and at the button why it was not taken, in no field', () => {
    const { change } = show();
    change({ problem: { sentences: ['Der Server antwortet nicht.'] }, failedTries: 1 });
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    const button = screen.getByRole('button', { name: 'Senden' });
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Der Server antwortet nicht.');
    change({ problem: { sentences: ['Der Server antwortet nicht.'] }, failedTries: 1, isBusy: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells a refusal that stands at a field there and in the list, and nowhere a third time', () => {
    const { change } = show();
    const wrong = 'Das ist nicht Ihr jetziges Passwort.';
    change({ faults: { secret: wrong }, problem: { sentences: [wrong] }, failedTries: 1 });
    expect(screen.getAllByText(wrong)).toEqual([
      within(screen.getByRole('alert')).getByRole('link', { name: wrong }),
      document.querySelector('#sample-secret-error span'),
    ]);
    expect(screen.getByRole('button', { name: 'Senden' }).getAttribute('aria-describedby')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('tells at the button what a refusal says beside its fields', () => {
    const { change } = show();
    change({
      faults: { secret: 'Das Passwort fehlt.' },
      problem: { sentences: ['Bitte prüfen Sie die markierten Felder.'] },
      failedTries: 1,
    });
    const button = screen.getByRole('button', { name: 'Senden' });
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Bitte prüfen Sie die markierten Felder.');
  });

  describe('at a mail address that looks mistyped', () => {
    const meant = 'eri@gmail.com';
    const hintAtEmail = async (typed: string) =>
      typed === 'eri@gmial.com'
        ? {
            email: meant,
            question: `Meinten Sie ${meant}?`,
            take: 'Übernehmen',
            takeNamed: `${meant} übernehmen`,
          }
        : null;
    const take = () => screen.queryByRole('button', { name: `${meant} übernehmen` });
    const field = () => box(/E-Mail/);
    /** What a screen reader says by itself. */
    const told = () => document.querySelector('[aria-live="polite"]')?.textContent;

    it('asks once the field is left, tells it politely, and changes nothing unasked', async () => {
      const { sent, typed } = show({ hintAtEmail });
      await userEvent.type(field(), 'eri@gmial.com');
      expect([told(), take()]).toEqual(['', null]);
      await userEvent.tab();
      expect(told()).toBe(`Meinten Sie ${meant}?`);
      expect(field().value).toBe('eri@gmial.com');
      expect(document.activeElement).toBe(box(/Passwort/));
      await userEvent.keyboard('{Enter}');
      expect(sent).toEqual([{ name: 'Eri', email: 'eri@gmial.com', secret: '' }]);
      expect(typed.at(-1)?.[0]).toBe('email');
    });

    it('takes over what was meant by a key, as if it had been typed, and leads back to the field', async () => {
      const { typed } = show({ hintAtEmail });
      await userEvent.type(field(), 'eri@gmial.com');
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toBe(take());
      await userEvent.keyboard('{Enter}');
      expect([field().value, document.activeElement, take()]).toEqual([meant, field(), null]);
      expect(told()).toBe('');
      expect(typed.at(-1)).toEqual(['email', { name: 'Eri', email: meant, secret: '' }]);
    });

    it('asks no more once something else is typed', async () => {
      show({ hintAtEmail });
      await userEvent.type(field(), 'eri@gmial.com');
      await userEvent.tab();
      await userEvent.type(field(), 'x');
      expect(take()).toBeNull();
      await userEvent.tab();
      expect(take()).toBeNull();
    });

    it('asks about nothing that was typed over before the answer came', async () => {
      const answers: (() => void)[] = [];
      const later = (typed: string) =>
        new Promise<Awaited<ReturnType<typeof hintAtEmail>>>((resolve) => {
          answers.push(() => resolve(hintAtEmail(typed)));
        });
      show({ hintAtEmail: later });
      await userEvent.type(field(), 'eri@gmial.com');
      await userEvent.tab();
      await userEvent.type(field(), 'x');
      await act(async () => {
        for (const answer of answers) answer();
      });
      expect([told(), take()]).toEqual(['', null]);
    });

    it('asks also where the field was left before the code was there', async () => {
      show({ hintAtEmail });
      await act(async () => {
        field().focus();
        field().value = 'eri@gmial.com';
        field().blur();
      });
      expect((await screen.findByRole('button', { name: `${meant} übernehmen` })).isConnected).toBe(true);
    });

    it('looks at no other field, least of all a password', async () => {
      const asked: string[] = [];
      show({
        hintAtEmail: (typed) => {
          asked.push(typed);
          return hintAtEmail(typed);
        },
      });
      await userEvent.type(box(/Passwort/), 'eri@gmial.com');
      await userEvent.tab();
      await userEvent.click(field());
      expect([asked, take()]).toEqual([[], null]);
    });

    it('moves nothing away from under a pointer that is pressed', async () => {
      const { sent } = show({ hintAtEmail });
      const user = userEvent.setup();
      await user.type(field(), 'eri@gmial.com');
      const button = screen.getByRole('button', { name: 'Senden' });
      await user.pointer({ keys: '[MouseLeft>]', target: button });
      expect([document.activeElement, take()]).toEqual([button, null]);
      await user.pointer({ keys: '[/MouseLeft]', target: button });
      expect(sent).toHaveLength(1);
      expect((await screen.findByRole('button', { name: `${meant} übernehmen` })).isConnected).toBe(true);
    });

    it('does without where the code does not come', async () => {
      show({ hintAtEmail: () => Promise.reject(new Error('No connection')) });
      await userEvent.type(field(), 'eri@gmial.com');
      await userEvent.tab();
      expect([told(), take()]).toEqual(['', null]);
    });
  });

  it('refuses a field the contract does not know', () => {
    expect(() =>
      render(
        <Form
          form={{
            name: 'x',
            state: 'editing',
            fields: {},
            isBusy: false,
            faults: {},
            failedTries: 0,
            type: () => undefined,
            submit: () => undefined,
            hintAtEmail: async () => null,
          }}
          words={{ submit: 'Senden', pending: '…' }}
          problem={null}
        >
          <FormField name="city" label="Ort" autoComplete="off" />
        </Form>,
      ),
    ).toThrow('x has no field city');
  });
});
