import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeOfPage } from '#ui/frame/focus-places.ts';

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Service</h1><h2 id="rücksendung">Rücksendung</h2></main>';
});
afterEach(() => document.body.replaceChildren());

it.each([
  ['a place with an umlaut begins there', '#r%C3%BCcksendung', 'Rücksendung'],
  ['what nothing can be called begins at its heading', '#r%C3', 'Service'],
])('a page whose address names %s', (_, hash, place) => {
  expect(placeOfPage(hash)?.textContent).toBe(place);
});
