import { describe, expect, it } from 'vitest';
import { repeatAfterLogin } from '#app/live/repeat-after-login.ts';
import type { BasketChange, BasketCommand } from '#machines/basket/basket.types.ts';

type Shop = Parameters<typeof repeatAfterLogin>[0];
type Listener = (fact: never) => void;

/** The two actors as far as the connection uses them. */
function shopOf(email: string) {
  const listeners = new Map<string, Listener>();
  const sent: BasketCommand[] = [];
  const on = (type: string, listener: Listener) => listeners.set(type, listener);
  const tell = (type: string, fact: unknown) => listeners.get(type)?.(fact as never);
  const shop = {
    basket: { on, send: (command: BasketCommand) => sent.push(command) },
    session: {
      on,
      getSnapshot: () => ({ context: { isGuest: email === '', user: { data: { email } } } }),
    },
  } as unknown as Shop;
  repeatAfterLogin(shop);
  return {
    sent,
    fail: (change: BasketChange, code = 'session.ended') =>
      tell('basket.changeFailed', { change, problem: { code, messages: [], fieldErrors: {} } }),
    become: (now: string) => tell('session.changed', { user: { guest: now === '', data: { email: now } } }),
  };
}

const change: BasketChange = { kind: 'quantity', uid: 'T1-1-a', quantity: 7 };

describe('a change of the basket that found the session ended', () => {
  it('is made again once the same person has signed in', () => {
    const { sent, fail, become } = shopOf('emil@kunde.example');
    fail(change);
    fail({ kind: 'notice', uid: 'T1-1-a', hint: 'Raum 2' });
    become('');
    expect(sent).toEqual([]);
    become('emil@kunde.example');
    expect(sent).toEqual([
      { type: 'position.changeQuantity', uid: 'T1-1-a', quantity: 7 },
      { type: 'position.changeNotice', uid: 'T1-1-a', hint: 'Raum 2' },
    ]);
    become('emil@kunde.example');
    expect(sent).toHaveLength(2);
  });

  it('is forgotten when somebody else signs in', () => {
    const { sent, fail, become } = shopOf('emil@kunde.example');
    fail(change);
    become('lena@kunde.example');
    become('emil@kunde.example');
    expect(sent).toEqual([]);
  });

  it('stays alone: what failed for another reason is not repeated', () => {
    const { sent, fail, become } = shopOf('emil@kunde.example');
    fail(change, 'stock.tooLow');
    become('emil@kunde.example');
    expect(sent).toEqual([]);
  });
});
