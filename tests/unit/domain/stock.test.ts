import { describe, expect, it } from 'vitest';
import {
  combinedDeliverySpan,
  deliverySpan,
  deliveryStateNumbers,
  deliveryStateOf,
} from '#domain/delivery.ts';
import {
  isOrderable,
  isPriceDisplayable,
  isStockShown,
  mayAdd,
  sellableStock,
  stockFactsOf,
  toldDeliveryState,
} from '#domain/stock.ts';

const stocks = [-3, 0, 1, 250];

describe('isOrderable', () => {
  it('[S4.3-04] allows everything when the shop takes orders without stock', () => {
    for (const deliveryState of deliveryStateNumbers)
      for (const stock of stocks)
        expect(isOrderable({ deliveryState, stock, allowOrdersWithoutStock: true })).toBe(true);
  });

  it('[S4.3-05][S9-20] else blocks state 1 with stock 0 or below, and states 2 and 5 always', () => {
    const blocked: string[] = [];
    for (const deliveryState of deliveryStateNumbers)
      for (const stock of stocks)
        if (!isOrderable({ deliveryState, stock, allowOrdersWithoutStock: false }))
          blocked.push(`${deliveryState}/${stock}`);
    expect(blocked).toEqual(['1/-3', '1/0', '2/-3', '2/0', '2/1', '2/250', '5/-3', '5/0', '5/1', '5/250']);
  });
});

it('an article that is always sold without stock is told, and sold, as one that is there', () => {
  const toldOf = (isUnbounded: boolean) => {
    const article = { sap_delivery_state: 1, stock: 0, isUnbounded };
    const facts = stockFactsOf(article, { allowOrdersWithoutStock: false });
    return [isOrderable(facts), toldDeliveryState(facts), sellableStock(facts)];
  };
  expect(toldOf(true)).toEqual([true, 1, null]);
  expect(toldOf(false)).toEqual([false, 2, 0]);
});

it('[S4.3-06][S9-20] hides the stock in states 2, 5, 6 and 7, and when it is negative', () => {
  const shown = deliveryStateNumbers.flatMap((deliveryState) =>
    stocks
      .filter((stock) => isStockShown({ deliveryState, stock }))
      .map((stock) => `${deliveryState}/${stock}`),
  );
  expect(shown).toEqual(['1/0', '1/1', '1/250', '3/0', '3/1', '3/250', '4/0', '4/1', '4/250']);
});

describe('mayAdd', () => {
  const good = {
    deliveryState: 1,
    stock: 5,
    allowOrdersWithoutStock: false,
    mayOrder: true,
    isPriceDisplayed: true,
    netPrice: 499,
    isAdminMode: false,
  };

  it('[S4.3-07] needs permission to order and a displayable price', () => {
    expect(mayAdd(good)).toEqual({ isAllowed: true, obstacles: [] });
    expect(mayAdd({ ...good, mayOrder: false })).toEqual({ isAllowed: false, obstacles: ['mayNotOrder'] });
    expect(mayAdd({ ...good, netPrice: null })).toEqual({ isAllowed: false, obstacles: ['priceOnRequest'] });
    expect(mayAdd({ ...good, isPriceDisplayed: false }).obstacles).toEqual(['priceHidden']);
    expect(isPriceDisplayable({ netPrice: 0, isPriceDisplayed: true })).toBe(true);
  });

  it('[S6-06] without May_order nothing can be added', () => {
    expect(mayAdd({ ...good, mayOrder: false, allowOrdersWithoutStock: true }).isAllowed).toBe(false);
  });

  it('names every obstacle at once', () => {
    const bad = { ...good, mayOrder: false, netPrice: null, isPriceDisplayed: false, stock: 0 };
    const others = ['priceOnRequest', 'priceHidden', 'outOfStock'];
    expect(mayAdd(bad).obstacles).toEqual(['mayNotOrder', ...others]);
    // That nothing can be ordered is said once.
    expect(mayAdd({ ...bad, isAdminMode: true }).obstacles).toEqual(['adminMode', ...others]);
    expect(mayAdd({ ...good, deliveryState: 2 }).obstacles).toEqual(['soldOut']);
    expect(mayAdd({ ...good, deliveryState: 5 }).obstacles).toEqual(['discontinued']);
  });
});

it('only warehouse goods are limited by their stock', () => {
  expect(sellableStock({ deliveryState: 1, stock: 7, allowOrdersWithoutStock: false })).toBe(7);
  expect(sellableStock({ deliveryState: 1, stock: -7, allowOrdersWithoutStock: false })).toBe(0);
  expect(sellableStock({ deliveryState: 4, stock: 0, allowOrdersWithoutStock: false })).toBeNull();
  expect(sellableStock({ deliveryState: 1, stock: 7, allowOrdersWithoutStock: true })).toBeNull();
});

describe('delivery spans', () => {
  it('gives working days for the states that have a date', () => {
    expect(deliveryStateNumbers.map((state) => deliverySpan(state))).toEqual([
      { minimumDays: 1, maximumDays: 2 },
      null,
      { minimumDays: 3, maximumDays: 5 },
      { minimumDays: 5, maximumDays: 10 },
      null,
      null,
      { minimumDays: 4, maximumDays: 8 },
    ]);
    expect(deliveryStateOf(99).name).toBe('onRequest');
  });

  it('of a basket is decided by its slowest article', () => {
    expect(combinedDeliverySpan([1, 3, 7])).toEqual({ minimumDays: 4, maximumDays: 8 });
    expect(combinedDeliverySpan([1, 6])).toBeNull();
    expect(combinedDeliverySpan([])).toBeNull();
  });
});
