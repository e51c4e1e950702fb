import type { CombinedLine } from '#domain/device-sets.ts';
import { amountOf } from '#domain/printer-table.ts';
import { priceView } from '#domain/mode.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import { basketLine } from './basket-line.ts';
import { useLineWords } from './line-words.ts';
import * as styles from './OwnDevicesScreen.css.ts';

interface DevicesTogetherProps {
  readonly lines: readonly CombinedLine<ShownSupply>[];
  /** Which devices these are. */
  readonly said: string;
}

/** The sets of several devices as one list, put into the basket by one call. */
export function DevicesTogether({ lines, said }: DevicesTogetherProps) {
  const { ownDevices: words } = useTexts();
  const setting = useArticleSetting();
  const lineOf = useLineWords();
  const sum = useMoney()(amountOf(lines)[priceView(setting).primary]);
  return (
    <section className={styles.together} aria-labelledby="alles-zusammen">
      <h2 id="alles-zusammen">{words.together}</h2>
      <p role="status">{said}</p>
      <ul className={styles.lines}>
        {lines.map(({ article, quantity, costCenter, devices }) => (
          <li key={`${article.id} ${costCenter}`}>
            {lineOf({ article, quantity })}
            <div className={styles.forDevices}>
              {[
                words.forDevices({ names: devices }),
                ...(costCenter === '' ? [] : [words.costCenterOf({ number: costCenter })]),
              ].join(' · ')}
            </div>
          </li>
        ))}
      </ul>
      <Reorder
        about="devices together"
        label={{ words: words.addTogether({ count: lines.length, sum }) }}
        wanted={() => ({ lines: lines.map(basketLine) })}
      />
    </section>
  );
}
