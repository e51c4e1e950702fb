import type { ViewCalls } from '#ui/bindings/shop.ts';
import type { AnyCalls } from './chart-calls.ts';
import { formCalls, type FormCallsOptions } from './form.calls.ts';

/** What few pages ask for: calls views make themselves, and those of charts of parts that few see, by their names. */
interface LaterCalls extends ViewCalls {
  readonly form: AnyCalls;
  readonly coupon: AnyCalls;
  readonly storedBasket: AnyCalls;
}

/** Wires these calls to the client; the code of each comes with the first of it. */
export function createViewCalls(options: FormCallsOptions): LaterCalls {
  const { call, page } = options;
  const ofCoupon = async () => (await import('./coupon.calls.ts')).couponCalls(call, page);
  const ofStored = async () => (await import('./stored-basket.calls.ts')).storedBasketCalls(call, page);
  const { prepareForm, hintAtEmail, calls } = formCalls(options);
  return {
    downloadOrderFile: async (...wanted) =>
      (await import('./placed-orders.ts')).downloadOrderFile(call, ...wanted),
    loadOrderedPositions: async (orderNumber) =>
      (await import('./placed-orders.ts')).loadOrderedPositions(call, orderNumber),
    loadLists: async () => (await import('./shopping-lists.ts')).loadLists(call),
    changeListQuantity: async (id, quantity) =>
      (await import('./shopping-lists.ts')).changeListQuantity(call, id, quantity),
    downloadList: async (id, format) => (await import('./shopping-lists.ts')).downloadList(call, id, format),
    downloadTable: async (wanted) => (await import('./admin-tables.ts')).downloadTable(call, wanted),
    downloadPersonalData: async () => (await import('./personal-data.ts')).downloadPersonalData(call),
    sendNotice: async (request) => (await import('./stock-notices.ts')).sendNotice(call, request),
    chooseLanguage: async (language) => (await import('./choose-language.ts')).chooseLanguage(call, language),
    prepareForm,
    hintAtEmail,
    form: calls,
    coupon: {
      addCoupon: async (asked) => (await ofCoupon()).addCoupon(asked as never),
      removeCoupon: async (asked) => (await ofCoupon()).removeCoupon(asked),
    },
    storedBasket: {
      saveBasket: async (asked) => (await ofStored()).saveBasket(asked as never),
      viewBasket: async (asked) => (await ofStored()).viewBasket(asked as never),
      loadBasket: async (asked) => (await ofStored()).loadBasket(asked as never),
      removeBasket: async (asked) => (await ofStored()).removeBasket(asked as never),
    },
  };
}
