import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { openShop, type OpenShop } from '#tests/paths/views/open-shop.tsx';
import { PriceNote } from '#ui/frame/PriceNote.tsx';

const Frame = () => (
  <>
    <Outlet />
    <PriceNote />
  </>
);

function openFor(flags: {
  isB2b: boolean;
  isTaxExempt: boolean;
  taxExemptDisplayText?: string;
  allowB2c?: boolean;
}): OpenShop {
  return openShop({
    Frame,
    pages: [{ id: 'page', path: '/', Component: () => null }],
    address: '/',
    inputs: { shopMode: { shop: { ...sampleBootRecord.shop, ...flags } } },
  });
}

describe('the note about prices below every page', () => {
  let shop: OpenShop | null = null;
  afterEach(() => shop?.close());

  it.each([
    [true, /^Alle Preise netto zzgl\. MwSt\./],
    [false, /^Alle Preise inkl\. MwSt\./],
  ])('[S1-09] says what prices hold (business mode: %s)', (isB2b, note) => {
    shop = openFor({ isB2b, isTaxExempt: false });
    expect(screen.getByText(note)).toBeTruthy();
  });

  it.each([
    [true, true, false],
    [true, false, true],
    [false, true, false],
  ])(
    '[S0-02] says that it serves businesses only where it does (net prices: %s, private customers: %s)',
    (isB2b, allowB2c, isSaid) => {
      shop = openFor({ isB2b, isTaxExempt: false, allowB2c });
      expect(screen.queryByText(/Nur für gewerbliche Kunden\./) !== null).toBe(isSaid);
    },
  );

  it.each([true, false])('[S1-10] names no tax to a buyer who pays none (business mode: %s)', (isB2b) => {
    shop = openFor({ isB2b, isTaxExempt: true });
    expect(screen.getByText(/^Alle Preise steuerbefreit, zzgl\. Versandkosten\./)).toBeTruthy();
    expect(screen.queryByText(/MwSt/)).toBeNull();
  });

  it('[S1-10] says it in the words of the shop where it has some', () => {
    shop = openFor({ isB2b: true, isTaxExempt: true, taxExemptDisplayText: 'ohne Steuer (§ 4 UStG)' });
    expect(screen.getByText(/^Alle Preise ohne Steuer \(§ 4 UStG\), zzgl/)).toBeTruthy();
  });
});
