import { createClient } from '#client/call.ts';
import type { Call } from '#client/call.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { berlinAddress } from '#tests/server/basket/small-catalogue.ts';
import { validIban } from '#tests/server/reliability/valid-requests.ts';

interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

/** A browser without script: keeps cookies, reads the token of the page, calls with the shop's own client. */
export interface Browser {
  readonly open: (address: string) => Promise<Page>;
  readonly call: Call;
  readonly ask: <E extends Endpoint>(endpoint: E, request?: RequestOf<E>) => Promise<ReplyOf<E>>;
  readonly statuses: readonly number[];
  readonly cookie: () => string;
  readonly token: () => string;
}

export function createBrowser(url: string): Browser {
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies.values()].join('; ');
  let token = '';
  const statuses: number[] = [];
  const keep = (response: Response): Response => {
    statuses.push(response.status);
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    return response;
  };
  const call = createClient({
    baseUrl: `${url}/rest`,
    readToken: () => token,
    writeToken: (next) => {
      token = next;
    },
    onAnswer: () => undefined,
    onReport: () => undefined,
    extraHeaders: () => ({ cookie: cookie(), origin: url, 'sec-fetch-site': 'same-origin' }),
    fetch: async (input, init) => keep(await fetch(input, init)),
  });
  return {
    async open(address) {
      const response = keep(
        await fetch(`${url}${address}`, { headers: { cookie: cookie() }, redirect: 'manual' }),
      );
      const html = await response.text();
      token = /<meta name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? token;
      return { status: response.status, html, headers: response.headers };
    },
    call,
    async ask(endpoint, request) {
      const answer = await call(endpoint, request ?? ({} as never));
      if (answer.outcome === 'ok') return answer.reply;
      throw new Error(`${endpoint.name}: ${JSON.stringify(answer.refusal)}`);
    },
    statuses,
    cookie,
    token: () => token,
  };
}

/** How React marks a part that the server left to the browser. */
const notDrawn = '<!--$!-->';

/** Walks a guest with goods in the basket to the review, paying by direct debit. */
export async function walkCheckout(browser: Browser): Promise<BasketState> {
  await browser.ask(checkoutEndpoints.billingAddress, { body: { guestEmail: 'gast@kunde.example' } });
  await browser.ask(checkoutEndpoints.billingAddress, { body: { address: berlinAddress } });
  await browser.ask(checkoutEndpoints.shippingAddress, { body: { isSameAsBilling: true } });
  const methods = await browser.open('/shop/checkout/3');
  if (methods.html.includes(notDrawn)) throw new Error('The first visitor of a page gets it without a part.');
  await browser.ask(checkoutEndpoints.paymentMethod, {
    body: { slug: 'sepa-lastschrift', iban: validIban, accountHolder: 'Grete Größenwahn' },
  });
  const { basket } = await browser.ask(checkoutEndpoints.shippingMethod, { body: { slug: 'standard' } });
  return basket;
}
