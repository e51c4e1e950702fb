import type { ContentPage } from '#contract/content.ts';
import { deliveryStateOf } from '#domain/delivery.ts';
import type { Language } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import { deliveryTimes as german } from '#texts/de/legal.ts';
import { deliveryTimes as english } from '#texts/en/legal.ts';

/** States in which something can be ordered, the quickest first. */
const orderedStates = [1, 3, 7, 4, 6];

/**
 * How long goods of each state take, and until when they leave on the same day.
 *
 * @param cutOffTime hour of the shop's settings, e.g. `15.30`
 */
export function deliveryTimesSection(
  language: Language,
  cutOffTime: string,
): ContentPage['sections'][number] {
  const words = language === 'en' ? english : german;
  const { vocabulary } = textsOf(language);
  return {
    heading: words.heading,
    paragraphs: [words.sameDay({ time: cutOffTime })],
    items: orderedStates.map(deliveryStateOf).map(({ name, span }) => {
      const { minimumDays: minimum, maximumDays: maximum } = span ?? { minimumDays: 0, maximumDays: 0 };
      const time = span === null ? words.onRequest : vocabulary.workingDays({ minimum, maximum });
      return `${vocabulary.deliveryStates[name]}: ${time}`;
    }),
  };
}
