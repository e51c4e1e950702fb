import * as z from 'zod/mini';
import { deliveryStates, isDeliveryState } from '#domain/delivery.ts';
import type { Reckoning } from '#server/basket/basket-view.ts';
import type { CatalogLine } from './catalog-answer.ts';
import { orderMessage } from './cxml-message.ts';
import { CxmlGiven } from './cxml-request.ts';
import { ociFields } from './oci-form.ts';

const leadTimeOf = (state: number): number | null =>
  (isDeliveryState(state) ? deliveryStates[state].span?.maximumDays : null) ?? null;

/** What a procurement system is told of a basket; prices are net, whatever the visitor was shown. */
export function linesOf({ stored, lines }: Pick<Reckoning, 'stored' | 'lines'>): CatalogLine[] {
  return stored.positions.flatMap(({ article, quantity, hint, costCenter, offerNumber }, index) => {
    const unitNet = lines[index]?.unitNet ?? null;
    if (article === null || unitNet === null) return [];
    const { articleNumber, shopDepotId, name, excerpt, unit, brandName, manufacturerNumber } = article;
    return [
      {
        articleNumber,
        shopDepotId,
        name,
        excerpt,
        quantity,
        unit,
        unitNet,
        brandName,
        manufacturerNumber,
        leadTimeDays: leadTimeOf(article.deliveryState),
        hint,
        costCenter,
        offerNumber,
      },
    ];
  });
}

const OciGiven = z.object({ okCode: z.string(), caller: z.string() });

/** The form that goes back, as the system's protocol wants it. */
export function answerFields(
  lines: readonly CatalogLine[],
  visit: {
    readonly protocol: 'oci4' | 'oci5' | 'cxml';
    readonly vendorNumber: string;
    readonly given: unknown;
  },
  now: Date,
): [string, string][] {
  const { protocol, vendorNumber, given } = visit;
  if (protocol === 'cxml') return [['cxml-urlencoded', orderMessage(lines, CxmlGiven.parse(given), now)]];
  return ociFields(lines, OciGiven.parse(given), { vendorNumber, isVersion5: protocol === 'oci5' });
}
