import type { ReorderForecast } from '#contract/own-devices.ts';
import { formatDate, formatNumber } from '#domain/money-format.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';

/** What is said of a colour, with its reason. */
export function useForecastWords() {
  const { ownDevices: words } = useTexts();
  const { language, texts } = useArticleSetting();
  /** Articles without a name of their own for it are told apart by what every colour counts as. */
  const basisfarben: Readonly<Partial<Record<string, string>>> = texts.vocabulary.basisfarben;
  const colourOf = ({ colour }: ReorderForecast): string => basisfarben[colour] ?? colour;
  const facts = ({ lastOn, lastPieces }: ReorderForecast) => ({
    date: formatDate(lastOn, language),
    pieces: formatNumber(lastPieces, language),
  });
  return {
    colourOf,
    said: (forecast: ReorderForecast): string => {
      const { state, devices, leastWeeks: least, mostWeeks: most } = forecast;
      const colour = colourOf(forecast);
      if (state === 'past') return words.past({ colour, ...facts(forecast) });
      const said = state === 'due' ? words.due({ colour }) : words.lasts({ colour, least, most });
      return devices === 1 ? said : words.forTogether({ said, count: devices });
    },
    because: (forecast: ReorderForecast): string =>
      words.because({ ...facts(forecast), everyDays: forecast.everyDays }),
  };
}
