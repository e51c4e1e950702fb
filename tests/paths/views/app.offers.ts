import { appCatalog } from '#machines/app/app.catalog.ts';
import { maintenancePath, type AppEvent } from '#machines/app/app.types.ts';
import { eventSamplesOf } from '#paths/explore/candidates.ts';
import type { Reality } from '#paths/explore/reality.ts';

interface Known {
  /** Path of the page in sight. */
  readonly path: string;
  /** The configuration was asked for and has not come yet. */
  readonly isAsked: boolean;
}

const samples = eventSamplesOf(appCatalog);

/** The maintenance page offers to try again unless an answer is awaited; everything else is told to the page. No part dies here. */
export const appOffers: Reality<Known> = {
  start: (sample) => ({ path: appCatalog.inputs[sample]?.input.path ?? '/', isAsked: true }),
  after: ({ path, isAsked }, step) => {
    const [type = '', sample = ''] = step.split(':');
    const event = samples[type]?.[sample]?.event as AppEvent | undefined;
    switch (event?.type) {
      case 'retry':
        return path === maintenancePath && !isAsked ? { path, isAsked: true } : null;
      case 'config.loaded':
        return { path, isAsked: false };
      case 'route.changed':
        return { path: event.path, isAsked };
      default:
        return sample === 'fault' ? null : { path, isAsked };
    }
  },
};
