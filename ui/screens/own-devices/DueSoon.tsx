import type { OwnDevice, ReorderForecast } from '#contract/own-devices.ts';
import { combinedLines } from '#domain/device-sets.ts';
import type { DeviceSet } from '#domain/device-sets.ts';
import { priceView } from '#domain/mode.ts';
import { formatMoney } from '#domain/money-format.ts';
import { amountOf } from '#domain/printer-table.ts';
import type { ColourSet } from '#domain/printer-table.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import { basketLine } from './basket-line.ts';
import { useForecastWords } from './forecast-words.ts';
import { useLineWords } from './line-words.ts';
import { colourKey, devicesOf } from './said-forecasts.ts';
import * as styles from './OwnDevicesScreen.css.ts';

interface DueSoonProps {
  readonly forecasts: readonly ReorderForecast[];
  readonly items: readonly OwnDevice[];
  /** What a device is ordered, of the kind that was chosen; null where nothing can be. */
  readonly deviceSetOf: (item: OwnDevice) => DeviceSet<ShownSupply> | null;
}

const inColour = (set: ColourSet<ShownSupply>, colour: string): ColourSet<ShownSupply> => ({
  ...set,
  articles: set.articles.filter((article) => colourKey(article) === colour),
});

/**
 * What should be ordered soon, what ends first before the rest, and one press for it: of what several devices share as much as one of
 * them takes, so that nobody orders for thirty what two last for.
 */
export function DueSoon({ forecasts, items, deviceSetOf }: DueSoonProps) {
  const { ownDevices: words } = useTexts();
  const { said, because } = useForecastWords();
  const lineOf = useLineWords();
  const setting = useArticleSetting();
  const dues = forecasts
    .filter(({ state }) => state === 'due')
    .flatMap((forecast) => {
      const devices = devicesOf(forecast, items);
      if (devices.length === 0) return [];
      const first = devices.map(deviceSetOf).slice(0, 1);
      const sets = first.flatMap((one) => one ?? []);
      const own = sets.map((one) => ({ ...one, set: inColour(one.set, forecast.colour) }));
      return [{ forecast, devices, sets: own, lines: combinedLines(own) }];
    });
  if (dues.length === 0) return null;
  const lines = combinedLines(dues.flatMap(({ sets }) => sets));
  const sum = formatMoney(amountOf(lines)[priceView(setting).primary], setting.language);
  return (
    <section className={styles.together} aria-labelledby="bald-fehlt">
      <h2 id="bald-fehlt">{words.dueTitle}</h2>
      <ul className={styles.lines}>
        {dues.map(({ forecast, devices, lines: own }) => (
          <li key={`${forecast.colour} ${forecast.isOfFirm} ${forecast.printers.join(' ')}`}>
            {words.dueLine({
              said: said(forecast),
              devices: devices.map(({ name, room }) => words.of({ name, place: room })),
            })}
            <div className={styles.forDevices}>{because(forecast)}</div>
            <div className={styles.forDevices}>
              {own.length === 0 ? words.dueWithout : own.map(lineOf).join(', ')}
            </div>
          </li>
        ))}
      </ul>
      {lines.length === 0 ? null : (
        <Reorder
          about="devices due"
          label={{ words: words.addDue({ count: lines.length, sum }) }}
          wanted={() => ({ lines: lines.map(basketLine) })}
        />
      )}
    </section>
  );
}
