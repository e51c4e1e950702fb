import { appendFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What a client saw; kept in a file outside the shop, one JSON line each. */
export type JournalEntry =
  | {
      readonly kind: 'asked';
      readonly token: string;
      readonly articleNumber: string;
      readonly quantity: number;
    }
  | {
      readonly kind: 'acknowledged';
      readonly token: string;
      readonly orderNumber: string;
      readonly isRepetition: boolean;
    }
  | { readonly kind: 'refused'; readonly token: string; readonly code: string };

export interface ClientOptions {
  readonly baseUrl: string;
  readonly articleNumbers: readonly string[];
  readonly journal: (entry: JournalEntry) => void;
  readonly isStopping: () => boolean;
}

const requestTimeoutMs = 5000;
const retryPauseMs = 100;

export const address = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'none',
  firstname: 'Fehler',
  lastname: 'Probe',
  street: 'Ausfallweg',
  houseNumber: '1',
  addition: '',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: '',
};

/** The shop did not answer, or answered that it is not available: nothing is known about what it did. */
export class NoAnswer extends Error {}
/** The shop answered and said no. */
export class RefusedAnswer extends Error {}

export type Content = Record<string, unknown>;

/** A buyer without a browser: one session, real HTTP. */
export class Buyer {
  readonly #cookies = new Map<string, string>();
  #token = '';
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  async call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Content> {
    let answer: Response;
    let content: Content;
    try {
      answer = await fetch(`${this.#baseUrl}/rest${path}`, {
        method,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'x-csrf-token': this.#token,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      content = (await answer.json()) as Content;
    } catch (error) {
      throw new NoAnswer(String(error));
    }
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      this.#cookies.set(name, value);
    }
    if (answer.status >= 500) throw new NoAnswer(`status ${answer.status}`);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(content)}`);
    if (content['success'] === false) throw new RefusedAnswer(String(content['code']));
    return content;
  }

  async start(): Promise<void> {
    const { token } = await this.call('GET', '/systems/token');
    this.#token = String(token);
  }
}

/** Walks to the review; every step is repeatable, so a lost answer is simply asked again. */
async function fillBasket(buyer: Buyer, articleNumber: string, quantity: number): Promise<string> {
  await buyer.start();
  await buyer.call('POST', '/shop/basket/add', { articleNumber, shopDepotId: 1, quantity });
  await buyer.call('POST', '/shop/checkout/billing-address', { guestEmail: 'fehler@kunde.example' });
  await buyer.call('POST', '/shop/checkout/billing-address', { address });
  await buyer.call('POST', '/shop/checkout/shipping-address', { isSameAsBilling: true });
  await buyer.call('POST', '/shop/checkout/payment-method', { slug: 'vorkasse' });
  const { basket } = await buyer.call('POST', '/shop/checkout/shipping-method', { slug: 'standard' });
  const { orderToken } = (basket as { checkoutData: { orderToken: string } }).checkoutData;
  return orderToken;
}

/** Asks with the same token until there is an answer, however often the shop dies on the way. */
async function order(buyer: Buyer, token: string, journal: ClientOptions['journal']): Promise<void> {
  for (;;) {
    try {
      const answer = await buyer.call('POST', '/shop/checkout/save-order', {
        orderToken: token,
        agb_check_approved: true,
        comment: '',
      });
      const { orderNumber, isRepetition } = answer as { orderNumber: string; isRepetition: boolean };
      journal({ kind: 'acknowledged', token, orderNumber, isRepetition });
      return;
    } catch (error) {
      if (error instanceof RefusedAnswer) {
        journal({ kind: 'refused', token, code: error.message });
        return;
      }
      if (!(error instanceof NoAnswer)) throw error;
      await pause(retryPauseMs);
    }
  }
}

/** Orders again and again until told to stop; an order that was begun is always brought to an answer. */
export async function runClient({
  baseUrl,
  articleNumbers,
  journal,
  isStopping,
}: ClientOptions): Promise<void> {
  while (!isStopping()) {
    const articleNumber = articleNumbers[randomInt(articleNumbers.length)] ?? '';
    const quantity = randomInt(1, 4);
    const buyer = new Buyer(baseUrl);
    let token: string;
    try {
      token = await fillBasket(buyer, articleNumber, quantity);
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof RefusedAnswer)) throw error;
      await pause(retryPauseMs);
      continue;
    }
    journal({ kind: 'asked', token, articleNumber, quantity });
    await order(buyer, token, journal);
  }
}

/** Writes each entry before the client goes on. */
export function openJournal(file: string): { write: ClientOptions['journal']; entries: JournalEntry[] } {
  const entries: JournalEntry[] = [];
  return {
    entries,
    write(entry) {
      entries.push(entry);
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}
