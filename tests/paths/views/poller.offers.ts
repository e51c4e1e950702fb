import type { Reality } from '#paths/explore/reality.ts';

/** Only the maintenance page has a button to ask for the configuration; known is whether it is in sight. */
export const pollerOffers: Reality<boolean> = {
  isEverySample: true,
  start: () => false,
  after: (isMaintenance, step) => {
    if (step === 'poller.retry:asked') return isMaintenance ? true : null;
    if (step === 'loadConfig:noAnswer' || step === 'loadConfig:serverDown') return true;
    return step === 'loadConfig:ok' ? false : isMaintenance;
  },
};
