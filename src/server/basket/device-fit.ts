import type { BasketPosition } from '#contract/basket.ts';
import { ownDevicesPath } from '#contract/own-devices-path.ts';
import type { Language } from '#contract/system.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { ArticleFit } from '#server/own-device/stored-device.ts';
import type { StoredBasket, StoredPosition } from './stored-basket.ts';

type DeviceFit = Pick<BasketPosition, 'fit' | 'fitPath'>;

const isOfNoPrinter: DeviceFit = { fit: '', fitPath: '' };

function sentenceOf({ count, first }: ArticleFit, language: Language): string {
  const words = orderingTexts(language).fits;
  const [device = '', other = device] = first.map(words.device);
  if (count === 0) return words.none;
  if (count === 1) return words.one({ device });
  // Two that are called alike are told apart by nothing.
  return count === 2 && other !== device
    ? words.two({ device, other })
    : words.more({ device, others: count - 1 });
}

/** What a position says of the devices of whoever has the basket; of each the same keys, which data in a page take less room by. */
export function deviceFits(
  { fits }: Pick<StoredBasket, 'fits'>,
  language: Language,
): (position: Pick<StoredPosition, 'article'>) => DeviceFit {
  if (fits === null) return () => ({});
  const byArticle = new Map(fits.map((fit) => [fit.articleId, fit]));
  return ({ article }) => {
    const fit = article?.isVisible === true ? byArticle.get(article.id) : undefined;
    if (fit === undefined) return isOfNoPrinter;
    return { fit: sentenceOf(fit, language), fitPath: fit.count === 0 ? ownDevicesPath : '' };
  };
}
