import type { Flow } from '#contract/flows.ts';
import type { Funnel } from '#contract/funnel.ts';
import { countsById, sumOfWays, type WaySum } from '#domain/funnel.ts';
import type { FlowOverlay } from './flow-overlay.ts';
import type { useFlowWords } from './flow-words.ts';

export const funnelOverlayId = 'funnel';

type Words = ReturnType<typeof useFlowWords>['words']['funnel'];

/** What is known about the figures: still on the way, not to be had, or there. */
export type FunnelAnswer = Funnel | 'loading' | 'failed';

const lineWidthsPx = { least: 1.5, most: 11 };

/** A sum as text: a number, "unter 10", or both. */
export function sumText({ count, hidden }: WaySum, words: Words, language: string): string {
  const number = count.toLocaleString(language);
  if (hidden === 0) return number;
  if (count > 0) return `${number} +`;
  return hidden === 1 ? words.small : words.eachSmall;
}

function sumWords(sum: WaySum, words: Words, language: string): string {
  if (sum.count === 0) return sum.hidden === 0 ? words.never : sumText(sum, words, language);
  const times = words.times({ count: sum.count.toLocaleString(language) });
  return sum.hidden === 0 ? times : words.andSmall({ times });
}

/** How often visitors who consented took each transition: the more, the thicker its line. */
export function funnelOverlay(flow: Flow, answer: FunnelAnswer, words: Words, language: string): FlowOverlay {
  const known = { id: funnelOverlayId, label: words.overlay };
  if (answer === 'loading' || answer === 'failed')
    return { ...known, summary: words[answer], markOf: () => null };
  if (answer.counts.length === 0) return { ...known, summary: words.empty, markOf: () => null };
  const counts = countsById(answer);
  const shares = flow.variants.flatMap(({ lines }) => lines.map(({ transitions }) => transitions));
  const most = Math.max(1, ...shares.map((transitions) => sumOfWays(counts, transitions).count));
  const total = sumOfWays(
    counts,
    flow.transitions.map(({ id }) => id),
  );
  return {
    ...known,
    summary:
      total.count === 0 && total.hidden > 0
        ? words.allHidden
        : words.total({ count: total.count.toLocaleString(language) }),
    markOf: (transitions) => {
      const sum = sumOfWays(counts, transitions);
      const share = Math.sqrt(sum.count / most);
      return {
        // Lines nobody was counted on are thin, and say nothing.
        sign: sum.count + sum.hidden === 0 ? '' : sumText(sum, words, language),
        words: sumWords(sum, words, language),
        isMissing: false,
        lineWidthPx: lineWidthsPx.least + share * (lineWidthsPx.most - lineWidthsPx.least),
      };
    },
  };
}
