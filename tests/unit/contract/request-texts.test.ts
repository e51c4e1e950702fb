import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import type { Schema } from '#contract/endpoint.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { controls, directions, surrogates } from '#tests/support/hostile-text.ts';

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

/** Every schema of a text inside another one, with the names that lead to it. */
function textsIn(schema: Schema, path: string): readonly (readonly [string, Schema])[] {
  const { def } = schema;
  if (def.type === 'string') return [[path, schema]];
  const shape = 'shape' in def ? Object.entries(def.shape as Record<string, unknown>) : [];
  return [...Object.entries(def), ...shape].flatMap(([name, part]) =>
    [part].flat().flatMap((inner) => (isSchema(inner) ? textsIn(inner, `${path}.${name}`) : [])),
  );
}

const texts = allEndpoints.flatMap(({ name, params, query, body }) => [
  ...textsIn(params, `${name}: params`),
  ...textsIn(query, `${name}: query`),
  ...textsIn(body, `${name}: body`),
]);

const breaks = ['\t', '\n', '\r'];
/** Texts that may have several lines, and what a visitor comes with and is judged later. */
const ofSeveralLines =
  /checkout\.(?:saveOrder|remarks): body\.comment|(?:denyApproval|waiting(?:Registrations|Ratings)\.refuse|shownRatings\.takeDown): body\.reason|adminOrders\.ask: body\.question|(?:offerRequest|rating)\.create: body\.text$|withdrawal\.declare: body\.goods|ownDevice\.import: body\.lines|waitingOrder\.answer: body\.answer|: body\.(?:currentP|p)assword|: body\.redirectTo/;

it('[R30][R52] no request carries a control character, a turn of direction or half a character in any of its texts', () => {
  expect(texts.length).toBeGreaterThan(40);
  const accepted: string[] = [];
  for (const [path, schema] of texts) {
    const mayBreak = ofSeveralLines.test(path);
    for (const bad of [
      ...controls,
      ...directions,
      ...surrogates,
      ...(mayBreak ? [] : ['\u2028', '\u2029']),
    ]) {
      if (mayBreak && breaks.includes(bad)) continue;
      for (const value of [`a${bad}b`, `1${bad}1`])
        if (schema.safeParse(value).success) accepted.push(`${path} takes ${JSON.stringify(value)}`);
    }
  }
  expect(accepted).toEqual([]);
});
