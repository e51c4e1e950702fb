import type { QuickOrderContext } from '#machines/quick-order/quick-order.types.ts';
import type { Reality } from '#paths/explore/reality.ts';
import { quickOrderCatalog } from '#machines/quick-order/quick-order.catalog.ts';

const entered = quickOrderCatalog.events['line.enter'];

/** Whether a line can be typed like this: it stands there, and says something else. */
function mayEnter(sample: string, { lines }: QuickOrderContext): boolean {
  const event = entered[sample]?.event;
  if (event === undefined || event.id === null) return true;
  const line = lines.find(({ id }) => id === event.id);
  return line !== undefined && (line.number !== event.number || line.quantity !== event.quantity);
}

/** What stands on the sheet can be changed, and nothing while a list is read or on its way into the basket. */
export const quickOrderOffers: Reality<true> = {
  start: () => true,
  after: (known, step, { context, value }) => {
    const sheet = context as QuickOrderContext;
    const [name = '', sample = ''] = step.split(':');
    const isClosed = value === 'reading' || value === 'adding';
    const isOffered: Readonly<Record<string, () => boolean>> = {
      'line.enter': () => !isClosed && mayEnter(sample, sheet),
      'line.choose': () => {
        const line = sheet.lines.find(({ id }) => id === 2);
        return line?.answer?.state === 'ambiguous' && line.chosen === null;
      },
      'line.remove': () => sheet.lines.some(({ id }) => id === (sample === 'first' ? 1 : 2)),
      'lines.clear': () => sheet.lines.length > 0,
      'lines.add': () => sheet.lines.length > 0,
      'lines.read': () => value !== 'reading',
      'lines.retry': () => JSON.stringify(value).includes('unresolved'),
    };
    return (isOffered[name]?.() ?? true) ? known : null;
  },
};
