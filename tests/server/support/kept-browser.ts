import { expect } from 'vitest';
import { deviceCookieName } from '#server/session/device-cookie.ts';
import type { TestShop, TestVisitor } from './test-shop.ts';

/** A browser that keeps the cookie of its own name, too, at an address of its own. */
export interface KeptBrowser {
  readonly visitor: TestVisitor;
  /** Where it is now. */
  address: string;
  device: string | null;
  /** Sends a call and gives its answer; a body makes it a POST. Throws unless the status is 200. */
  readonly send: <Content>(path: string, body?: object) => Promise<Content>;
}

let places = 0;

/**
 * A browser of a shop that trusts the proxy 127.0.0.1.
 *
 * @param address where it is; default: an address nobody else has
 */
export function keptBrowser(shop: TestShop, address?: string, userAgent = ''): KeptBrowser {
  places += 1;
  const visitor = shop.visitor();
  const browser: KeptBrowser = {
    visitor,
    address: address ?? `198.51.${100 + Math.floor(places / 250)}.${places % 250}`,
    device: null,
    async send<Content>(path: string, body?: object) {
      const token = await visitor.token();
      const cookies = [
        ...(visitor.cookie === null ? [] : [`__Host-session=${visitor.cookie}`]),
        ...(browser.device === null ? [] : [`${deviceCookieName}=${browser.device}`]),
      ];
      const headers = {
        'x-forwarded-for': browser.address,
        'user-agent': userAgent,
        cookie: cookies.join('; '),
      };
      const answer = await visitor.raw(
        body === undefined
          ? { url: `/rest${path}`, headers }
          : {
              method: 'POST',
              url: `/rest${path}`,
              headers: { ...headers, 'content-type': 'application/json', 'x-csrf-token': token },
              payload: JSON.stringify(body),
            },
      );
      const given = answer.cookies.find(({ name }) => name === deviceCookieName);
      if (given !== undefined) browser.device = given.value;
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Content>();
    },
  };
  return browser;
}
