import { describe, expect, it } from 'vitest';
import { orderApprovalCalls } from '#app/live/order-approval.calls.ts';
import type { Call, CallOptions } from '#client/call.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { DecisionRequest } from '#machines/order-approval/order-approval.types.ts';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly options: CallOptions | undefined;
  readonly end: (answer: unknown) => void;
}

const seen = (...orderNumbers: readonly string[]) =>
  orderNumbers.map((orderNumber) => ({ orderNumber, totalNet: 1000 + Number(orderNumber) }));

/** A client whose calls stay open until the test ends them; an error ends one without an answer. */
function openClient() {
  const sent: Sent[] = [];
  const call = ((endpoint: Endpoint, { body }: { readonly body: unknown }, options?: CallOptions) =>
    new Promise((resolve, reject) => {
      const end = (answer: unknown): void => (answer instanceof Error ? reject(answer) : resolve(answer));
      sent.push({ path: endpoint.path, body, options, end });
    })) as unknown as Call;
  const decide = (request: Partial<DecisionRequest>) =>
    orderApprovalCalls(call).decide({
      input: { decision: 'release', orders: seen('1'), text: '', isOverBudgetMeant: false, ...request },
      signal: new AbortController().signal,
    });
  return { sent, decide };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const done = (state: string) => ({ outcome: 'ok', reply: { success: true, state } });
const refused = (code: string, ...errorMessages: readonly string[]) => ({
  outcome: 'refused',
  refusal: { success: false, code, errorMessages },
});

describe('the calls of the order approval', () => {
  it.each([
    [{ decision: 'release' }, 'release-now', { orderNumber: '1', seenNet: 1001 }],
    [
      { decision: 'release', isOverBudgetMeant: true },
      'release-now',
      { orderNumber: '1', seenNet: 1001, isOverBudgetMeant: true },
    ],
    [{ decision: 'deny', text: 'Zu teuer.' }, 'deny-approval', { orderNumber: '1', reason: 'Zu teuer.' }],
    [{ decision: 'ask', text: 'Wofür?' }, 'ask', { orderNumber: '1', question: 'Wofür?' }],
  ] as const)('[S7.2-21] %j is one POST', (request, path, body) => {
    const { sent, decide } = openClient();
    void decide(request);
    expect(sent.map((each) => [each.path, each.body])).toEqual([[`/my/admin-orders/${path}`, body]]);
    // Silence stands at the order; the page must not be taken away by it.
    expect(sent[0]?.options).toMatchObject({ suppressErrors: true, isReconciled: true });
  });

  it('[S4.3-10][S7.2-21] decides about the oldest first, and about the next when one is answered', async () => {
    const { sent, decide } = openClient();
    const outcomes = decide({ orders: seen('10', '9', '11') });
    const numbers = () => sent.map(({ body }) => (body as { readonly orderNumber: string }).orderNumber);
    expect(numbers()).toEqual(['9']);
    sent[0]?.end(done('accepted'));
    await settled();
    expect(numbers()).toEqual(['9', '10']);
    sent[1]?.end(refused('release.overBudget', 'Das Budget reicht nicht.'));
    await settled();
    expect(numbers()).toEqual(['9', '10', '11']);
    sent[2]?.end(new Error('no answer'));
    expect((await outcomes).map(({ orderNumber, kind }) => `${orderNumber} ${kind}`)).toEqual([
      '9 done',
      '10 overBudget',
      '11 unanswered',
    ]);
  });

  it.each([
    [done('denied'), { kind: 'done', state: 'denied' }],
    [
      refused('release.decided', 'Schon entschieden.'),
      { kind: 'decidedElsewhere', sentence: 'Schon entschieden.' },
    ],
    [
      refused('release.overBudget', 'Das Budget reicht nicht.', 'Es fehlen 3 €.'),
      { kind: 'overBudget', sentence: 'Das Budget reicht nicht. Es fehlen 3 €.' },
    ],
    [
      {
        outcome: 'refused',
        refusal: { ...refused('release.otherSum', 'Jetzt 8 €.').refusal, totalNet: 800 },
      },
      { kind: 'otherSum', seenNet: 1001, totalNet: 800 },
    ],
    [
      refused('release.notAllowed', 'Das dürfen Sie nicht.'),
      { kind: 'refused', sentence: 'Das dürfen Sie nicht.' },
    ],
    [new Error('no answer'), { kind: 'unanswered' }],
  ])('tells what became of an order: %j', async (answer, outcome) => {
    const { sent, decide } = openClient();
    const outcomes = decide({});
    sent[0]?.end(answer);
    expect(await outcomes).toEqual([{ orderNumber: '1', ...outcome }]);
  });
});
