import { describe, expect, it } from 'vitest';
import { checkoutCalls } from '#app/live/checkout.calls.ts';
import { keepRemarks } from '#app/live/kept-remarks.ts';
import type { Call, CallOptions } from '#client/call.ts';

/** A server that answers so, and what it was asked. */
function answering(answer: object) {
  const asked: { name: string; body: unknown; options: CallOptions | undefined }[] = [];
  const call = ((endpoint: { name: string }, { body }: { body: unknown }, options?: CallOptions) => {
    asked.push({ name: endpoint.name, body, options });
    return Promise.resolve(answer);
  }) as unknown as Call;
  return { asked, call };
}

const pasted = { comment: 'Erst klingeln,\n\u202edann\u0007 klopfen', reference: ' BE\u00004711\n' };
const storable = { comment: 'Erst klingeln,\ndann klopfen', reference: 'BE 4711' };

describe('what is typed beside an order', () => {
  it('is kept as it can be stored, unheard, and while the page goes; what is left out stays so', async () => {
    const { asked, call } = answering({ outcome: 'ok', reply: { success: true } });
    expect(await keepRemarks(call, pasted)).toBe(true);
    expect(await keepRemarks(call, { deliveryDay: '2026-12-03' })).toBe(true);
    const options = { isAhead: true, isLast: true, suppressErrors: true };
    expect(asked).toEqual([
      { name: 'checkout.remarks', body: storable, options },
      { name: 'checkout.remarks', body: { deliveryDay: '2026-12-03' }, options },
    ]);
  });

  it('is not kept where that is refused', async () => {
    const { call } = answering({ outcome: 'refused', refusal: { success: false, code: 'session.ended' } });
    expect(await keepRemarks(call, pasted)).toBe(false);
  });

  it('is ordered as it can be stored', async () => {
    const { asked, call } = answering({ outcome: 'ok', reply: { success: true } });
    const order = { orderToken: 'token-1', agb_check_approved: true, deliveryDay: '' };
    const { signal } = new AbortController();
    await checkoutCalls(call).saveOrder({ input: { ...order, ...pasted }, signal });
    expect(asked.map(({ body }) => body)).toEqual([{ ...order, ...storable }]);
  });
});
