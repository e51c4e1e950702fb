import { useState } from 'react';
import type { CostCenterOption } from '#contract/basket.ts';
import type { OwnDevice } from '#contract/own-devices.ts';
import type { Printer } from '#contract/printer.ts';
import { priceView } from '#domain/mode.ts';
import { setAmount, setQuantityOf } from '#domain/printer-table.ts';
import type { ColourSet, PrinterColumn } from '#domain/printer-table.ts';
import { printedName } from '#domain/printed-name.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import { InkColour } from '#ui/shop/InkColour/InkColour.tsx';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import { basketLine } from './basket-line.ts';
import { DeviceForm } from './DeviceForm.tsx';
import { ForecastLine } from './ForecastLine.tsx';
import { placeOf } from './place-of.ts';
import { colourKey } from './said-forecasts.ts';
import type { SaidForecasts } from './said-forecasts.ts';
import * as styles from './OwnDevicesScreen.css.ts';

interface DeviceCardProps {
  readonly item: OwnDevice;
  /** Null where the catalogue does not know it any more. */
  readonly printer: Printer | null;
  readonly set: ColourSet<ShownSupply> | null;
  readonly said: SaidForecasts;
  /** The kind that was asked for. */
  readonly column: PrinterColumn;
  /** What its set is booked on. */
  readonly costCenter: string;
  readonly costCenters: readonly CostCenterOption[] | null;
  /** Several stand on the page, of which some can be picked. */
  readonly isOfSeveral: boolean;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
}

/** One device: where it stands, what its set is, and one press for all of it. */
export function DeviceCard({
  item,
  printer,
  set,
  said,
  column,
  costCenter,
  costCenters,
  isOfSeveral,
  isPicked,
  onPick,
}: DeviceCardProps) {
  const { ownDevices: words } = useTexts();
  const prefetch = usePrefetch();
  const [wasOpened, setOpened] = useState(false);
  const { id, name, room, isOfFirm, mayChange } = item;
  const called = words.of({ name, place: room });
  const place = placeOf(item, words);
  return (
    <li className={styles.device}>
      <div className={styles.head}>
        <div className={styles.name}>
          {printer === null ? (
            <b>{name}</b>
          ) : (
            <Link
              to={`/shop/supply/brand/${printer.brandSlug}/device/${printer.slug}`}
              tone="alone"
              onIntent={prefetch}
            >
              {name}
            </Link>
          )}
          {place === '' ? null : <p className={styles.facts}>{place}</p>}
          {item.costCenter === costCenter || set === null ? null : (
            <p className={styles.facts}>{words.closedCostCenter({ number: item.costCenter })}</p>
          )}
        </div>
        {isOfFirm ? <Badge>{words.ofFirm}</Badge> : null}
      </div>
      {set === null ? (
        <p>{printer === null ? words.gone : words.nothingFits}</p>
      ) : (
        <>
          <DeviceSet id={id} called={called} set={set} said={said} column={column} costCenter={costCenter} />
          {isOfSeveral ? (
            <CheckboxField
              label={
                <>
                  {words.pick}
                  <VisuallyHidden> {called}</VisuallyHidden>
                </>
              }
              isChecked={isPicked}
              onChange={onPick}
            />
          ) : null}
        </>
      )}
      {mayChange ? (
        <details onToggle={() => setOpened(true)}>
          <summary className={styles.summary}>{words.change}</summary>
          {/* Its fields come when it is opened: a page has many of them, each with all cost centers. */}
          {wasOpened ? <DeviceForm item={item} costCenters={costCenters} /> : null}
        </details>
      ) : null}
    </li>
  );
}

interface DeviceSetProps {
  readonly id: number;
  /** The device with its room. */
  readonly called: string;
  readonly set: ColourSet<ShownSupply>;
  readonly said: SaidForecasts;
  readonly column: PrinterColumn;
  readonly costCenter: string;
}

function DeviceSet({ id, called, set, said, column, costCenter }: DeviceSetProps) {
  const { ownDevices: words, printer } = useTexts();
  const setting = useArticleSetting();
  const { vocabulary } = setting.texts;
  const money = useMoney();
  const sum = money(setAmount(set.articles)[priceView(setting).primary]);
  const colourOf = ({ farbe, basisfarbe }: ShownSupply): readonly string[] =>
    basisfarbe === null ? [] : [farbe ?? vocabulary.basisfarben[basisfarbe]];
  const missing = set.missing.flatMap(colourOf);
  const parts = set.instead.flatMap(({ article, from }) => {
    const kind = from === 'alternative' ? setting.texts.article.make[article.make] : words.kinds[from];
    return colourOf(article).map((colour) => ({ colour, kind }));
  });
  return (
    <>
      <ul className={styles.inks}>
        {set.articles.map((article) => (
          <li key={article.id} className={styles.ink}>
            <InkColour article={article} setting={setting} />
            {printedName(article.displayName)}
            <ForecastLine said={said.get(colourKey(article))} id={id} />
          </li>
        ))}
      </ul>
      {set.column === column ? null : (
        <p className={styles.facts}>{words.instead({ kind: words.kinds[set.column] })}</p>
      )}
      {parts.length === 0 ? null : <p className={styles.facts}>{printer.instead({ parts })}</p>}
      {missing.length === 0 ? null : <p className={styles.facts}>{words.missing({ colours: missing })}</p>}
      {set.missing.map((article) => (
        <ForecastLine key={article.id} said={said.get(colourKey(article))} id={id} />
      ))}
      <Reorder
        about={`device ${id}`}
        label={{ words: words.addSet({ sum }), named: words.addSetOf({ name: called, sum }) }}
        wanted={() => ({
          lines: set.articles.map((article) =>
            basketLine({ article, quantity: setQuantityOf(article), costCenter }),
          ),
        })}
      />
    </>
  );
}
