import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FacetName } from '#contract/address-query.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
});

it('[S7.1-25] keeps every alternative of a selected value with its count', async () => {
  const visitor = shop.visitor();
  const facetsOf = async (filter: Partial<Record<FacetName, string[]>>) =>
    (
      await visitor.ask(listingEndpoints.filter, {
        query: { catalogSlug: 'toner', filter: JSON.stringify(filter) },
      })
    ).filters;
  const counts = (facets: Awaited<ReturnType<typeof facetsOf>>, name: FacetName) =>
    facets.find((facet) => facet.name === name)?.values.map(({ value, count }) => ({ value, count }));
  const open = await facetsOf({});
  const choices = open.filter(({ values }) => values.length > 1);
  expect(choices.length).toBeGreaterThan(3);
  for (const { name, values } of choices) {
    const narrowed = await facetsOf({ [name]: [values[0]?.value ?? ''] });
    expect(counts(narrowed, name), name).toEqual(counts(open, name));
  }
});
