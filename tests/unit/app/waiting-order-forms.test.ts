import { describe, expect, it } from 'vitest';
import { releaseAnswer, releaseWithdrawal } from '#app/live/forms/waiting-order.forms.ts';
import type { FormTakers, LiveForm } from '#app/live/forms/live-form.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const given = { orderNumber: '2026-100042', unsent: 'Nicht gesendet.' };

/** Sends a form to a server that answers so; what was asked and told is written down. */
async function send(form: LiveForm, values: Readonly<Record<string, string>>, answer: object) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const takers = {
    call: async ({ path }: Endpoint, { body }: { readonly body: unknown }) => {
      asked.push([path, body]);
      return answer;
    },
    page: {
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
  return { asked, told, failure };
}

const taken = { outcome: 'ok', reply: { success: true, state: 'awaitingRelease' } };
const refusalWith = (code: string) => ({
  success: false,
  code,
  errorMessages: ['Lea & Leo waren schneller.'],
});

describe('what a buyer does with a waiting order', () => {
  it('[S4.3-09] an answer goes to its order, and the page is loaded anew', async () => {
    const { asked, told, failure } = await send(releaseAnswer, { answer: ' Für\nRaum\u0007 2.14. ' }, taken);
    expect(failure).toBe(null);
    expect(asked).toEqual([
      ['/orders/release/answer', { orderNumber: '2026-100042', answer: 'Für\nRaum 2.14.' }],
    ]);
    expect(told).toEqual([{ type: 'data.outdated' }]);
  });

  it('[S4.3-09] a withdrawal names the order alone', async () => {
    const { asked, told } = await send(releaseWithdrawal, {}, taken);
    expect(asked).toEqual([['/orders/release/withdraw', { orderNumber: '2026-100042' }]]);
    expect(told).toEqual([{ type: 'data.outdated' }]);
  });

  it.each([
    ['an answer', 'release.decided', releaseAnswer],
    ['an answer', 'release.notAllowed', releaseAnswer],
    ['a withdrawal', 'release.decided', releaseWithdrawal],
  ] as const)(
    '[S4.3-09] %s refused by %s is told so beside the page, which is loaded anew without the form',
    async (_what, code, form) => {
      const refusal = refusalWith(code);
      const refused = await send(form, { answer: 'Ja' }, { outcome: 'refused', refusal });
      expect(refused).toMatchObject({
        told: [
          {
            kind: 'warning',
            message: { kind: 'markup', markup: 'Lea &amp; Leo waren schneller. Nicht gesendet.' },
          },
          { type: 'data.outdated' },
        ],
        failure: { kind: 'refused', refusal },
      });
    },
  );

  it('another refusal is the form’s, and the page stays as it is', async () => {
    const refusal = refusalWith('request.invalid');
    const refused = await send(releaseAnswer, { answer: 'Ja' }, { outcome: 'refused', refusal });
    expect(refused).toMatchObject({ told: [], failure: { kind: 'refused', refusal } });
  });

  it.each([
    ['', { answer: 'answerMissing' }],
    [' \n ', { answer: 'answerMissing' }],
    ['x'.repeat(501), { answer: 'tooLong' }],
    ['Zwei\nZeilen', {}],
  ])('%j is judged', (answer, faults) => {
    expect(releaseAnswer.faultsIn({ form: '', given, values: { answer } })).toEqual(faults);
    expect(releaseWithdrawal.faultsIn({ form: '', given, values: {} })).toEqual({});
  });
});
