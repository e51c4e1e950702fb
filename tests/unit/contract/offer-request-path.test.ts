import { describe, expect, it } from 'vitest';
import { articleAskedFor, offerRequestPath } from '#contract/offer-request-path.ts';
import { offerRequestAddress } from '#ui/shop/OfferRequest/offer-request-address.ts';

const read = (address: string) => articleAskedFor(new URL(address, 'http://shop.invalid').searchParams);

describe('the address of the page for offers', () => {
  it('names an article, and is read as it is written', () => {
    const article = { articleNumber: 'T100001', shopDepotId: 12 };
    expect(offerRequestAddress(article)).toBe(`${offerRequestPath}?article=T100001-12`);
    expect(read(offerRequestAddress(article))).toEqual(article);
  });

  it.each([
    '',
    '?article=',
    '?article=T1',
    '?article=T1-0',
    '?article=T1-10000',
    '?article=T-1-1',
    '?article=../x-1',
  ])('names none where there can be none: %s', (query) => {
    expect(read(`/offerrequest${query}`)).toBe(null);
  });
});
