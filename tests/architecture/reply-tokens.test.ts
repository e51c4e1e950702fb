import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { offerRequestEndpoints } from '#contract/offer-request.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { tokenCarriers } from './reply-tokens.ts';

/** Each gives the session another name, or is asked for its token. */
const meant: readonly string[] = [
  'accountAccess.changePassword',
  'accountAccess.confirmEmail',
  'passkey.signIn',
  'passkey.verifySecondFactor',
  'personalData.erase',
  'secondFactor.verify',
  'session.login',
  'session.logout',
  'session.token',
];

it('`token` at the top of an answer is the token of the session, and of nothing else', () => {
  expect(tokenCarriers(allEndpoints)).toEqual(meant);
});

describe('a planted fault', () => {
  const { show } = offerRequestEndpoints;
  const reply = z.object({ token: z.string() });

  it('is found: a token of something else in a reply, in one of several, and in a refusal', () => {
    expect(tokenCarriers([show])).toEqual([]);
    expect(tokenCarriers([{ ...show, reply }])).toEqual([show.name]);
    expect(tokenCarriers([{ ...show, reply: z.union([z.object({}), z.nullable(reply)]) }])).toEqual([
      show.name,
    ]);
    expect(tokenCarriers([{ ...show, refusal: z.extend(show.refusal, { token: z.string() }) }])).toEqual([
      show.name,
    ]);
  });

  it('is none where the token stands below the top', () => {
    expect(tokenCarriers([{ ...show, reply: z.object({ item: reply }) }])).toEqual([]);
  });
});
