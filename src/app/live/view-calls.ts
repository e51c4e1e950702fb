import type { ViewCalls } from '#ui/bindings/shop.ts';
import type { FewCalls } from './chart-calls.ts';
import { formCalls, type FormCallsOptions } from './form.calls.ts';

/** What few pages ask for: calls views make themselves, and those of charts of parts that few see. */
interface LaterCalls extends ViewCalls {
  readonly few: FewCalls;
}

/** Wires these calls to the client; the code of each comes with the first of it. */
export function createViewCalls(options: FormCallsOptions): LaterCalls {
  const { call, page } = options;
  const { prepareForm, hintAtEmail, calls } = formCalls(options);
  return {
    downloadOrderFile: async (...wanted) =>
      (await import('./placed-orders.ts')).downloadOrderFile(call, ...wanted),
    loadLists: async () => (await import('./shopping-lists.ts')).loadLists(call),
    downloadList: async (id, format) => (await import('./shopping-lists.ts')).downloadList(call, id, format),
    downloadTable: async (wanted) => (await import('./admin-tables.ts')).downloadTable(call, wanted),
    downloadPersonalData: async () => (await import('./personal-data.ts')).downloadPersonalData(call),
    sendNotice: async (request) => (await import('./stock-notices.ts')).sendNotice(call, request),
    chooseLanguage: async (language) => (await import('./choose-language.ts')).chooseLanguage(call, language),
    keepDevice: async (path) => (await import('./kept-device.ts')).keepDevice(options, path),
    keepRemarks: async (typed) => (await import('./kept-remarks.ts')).keepRemarks(call, typed),
    prepareForm,
    hintAtEmail,
    few: {
      form: () => Promise.resolve(calls),
      coupon: async () => (await import('./coupon.calls.ts')).couponCalls(call, page),
      storedBasket: async () => (await import('./stored-basket.calls.ts')).storedBasketCalls(call, page),
      reorder: async () => (await import('./reorder.calls.ts')).reorderCalls(call, page),
      // It asks nobody.
      begreen: () => Promise.resolve({}),
      numberSearch: async () => (await import('./number-search.calls.ts')).numberSearchCalls(call),
      listQuantity: async () => (await import('./list-quantity.calls.ts')).listQuantityCalls(call),
    },
  };
}
