import type { Reality } from '#tests/paths/reality.ts';

/** No view has a button to ask for the configuration: any call, and the connection coming back, lead out of maintenance. */
export const pollerOffers: Reality<true> = {
  start: () => true,
  after: (_known, step) => (step === 'poller.retry:asked' ? null : true),
};
