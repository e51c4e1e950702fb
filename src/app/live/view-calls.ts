import type { Call } from '#client/call.ts';
import type { ViewCalls } from '#ui/bindings/shop.ts';

/** The calls views make themselves, wired to the client; the code of each comes with the first of it. */
export const createViewCalls = (call: Call): ViewCalls => ({
  downloadOrderPdf: async (orderNumber, orderKey) =>
    (await import('./placed-orders.ts')).downloadOrderPdf(call, orderNumber, orderKey),
  findOrder: async (orderNumber, email) =>
    (await import('./placed-orders.ts')).findOrder(call, orderNumber, email),
  loadOrderedPositions: async (orderNumber) =>
    (await import('./placed-orders.ts')).loadOrderedPositions(call, orderNumber),
  sendNotice: async (request) => (await import('./stock-notices.ts')).sendNotice(call, request),
  chooseLanguage: async (language) => (await import('./choose-language.ts')).chooseLanguage(call, language),
});
