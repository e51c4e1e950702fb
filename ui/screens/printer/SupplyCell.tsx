import { formatNumber } from '#domain/money-format.ts';
import { priceView } from '#domain/mode.ts';
import { printedName } from '#domain/printed-name.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useMayAdd } from '#ui/bindings/add-tile.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ArticleLink } from '#ui/shop/ArticleLink/ArticleLink.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { DeliveryState } from '#ui/shop/DeliveryState/DeliveryState.tsx';
import { NumberText } from '#ui/shop/NumberText/NumberText.tsx';
import { PurchaseOrOffer } from '#ui/shop/PurchaseOrOffer/PurchaseOrOffer.tsx';
import { costPerPageText } from '#ui/shop/yield-texts.ts';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import * as styles from './PrinterScreen.css.ts';

interface SupplyCellProps {
  /** The best choice first. */
  readonly supplies: readonly ShownSupply[];
  readonly setting: ArticleSetting;
  /** Articles are left out: an empty place says nothing of what the shop has. */
  readonly isPart: boolean;
}

/** What there is of one colour in one column: the best choice to be added, others as links. */
export function SupplyCell({ supplies, setting, isPart }: SupplyCellProps) {
  const words = useTexts().printer;
  const mayAdd = useMayAdd();
  const [first, ...others] = supplies;
  if (first === undefined) return <span className={styles.facts}>{isPart || words.none}</span>;
  return (
    <div className={styles.cell}>
      <SupplyName supply={first} setting={setting} />
      <SupplyFacts supply={first} setting={setting} />
      <DeliveryState article={first} setting={setting} />
      <div className={styles.buy}>
        <SupplyPrice supply={first} setting={setting} />
        <PurchaseOrOffer article={first} setting={setting}>
          <AddToBasket article={first} setting={setting} />
        </PurchaseOrOffer>
      </div>
      {others.length === 0 ? null : (
        <ul className={styles.others} aria-label={words.alsoOffered}>
          {others.map((supply) => (
            <li key={supply.id}>
              <SupplyName supply={supply} setting={setting} />
              <SupplyPrice supply={supply} setting={setting} />
              {mayAdd(supply) ? null : <DeliveryState article={supply} setting={setting} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SupplyProps {
  readonly supply: ShownSupply;
  readonly setting: ArticleSetting;
}

/** What is printed on it, and the number it is ordered by where that is another, with what sets it apart from the original. */
function SupplyName({ supply, setting }: SupplyProps) {
  const { make, bStock } = setting.texts.article;
  const apart = [
    ...(supply.make === 'original' ? [] : [make[supply.make]]),
    ...(supply.attributes.br_flags.includes('b-stock') ? [bStock] : []),
  ].map((word) => ` ${word}`);
  const { manufacturerNumber: number } = supply;
  const printed = printedName(supply.displayName);
  return (
    <ArticleLink article={supply} setting={setting} className={styles.name} title={supply.displayName}>
      {printed}
      {printed.includes(number) ? null : (
        <>
          {' · '}
          <NumberText number={number} />
        </>
      )}
      {apart}
    </ArticleLink>
  );
}

function SupplyFacts({ supply, setting }: SupplyProps) {
  const words = useTexts().printer;
  const pages =
    supply.yieldPages === null
      ? null
      : words.pages({ pages: formatNumber(supply.yieldPages, setting.language) });
  const facts = [pages, costPerPageText({ article: supply, setting })].filter((fact) => fact !== null);
  return facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>;
}

/** The price in the kind of the mode; what it contains stands once below the table. */
function SupplyPrice({ supply, setting }: SupplyProps) {
  const { vocabulary } = setting.texts;
  const money = useMoney();
  const { net_price: net, gross_price: gross } = supply.price;
  if (net === null || gross === null || !setting.isPriceDisplayed)
    return <span>{vocabulary.priceOnRequest}</span>;
  const { primary, secondary } = priceView(setting);
  const isNet = primary === 'net';
  const base = supply.basePrice;
  return (
    <span className={styles.price}>
      <b>{money(isNet ? net : gross)}</b>
      {secondary === null ? null : <small>{vocabulary.grossBeside({ price: money(gross) })}</small>}
      {base === null ? null : (
        <small>
          {vocabulary.basePrice({
            price: money(isNet ? base.net_price : base.gross_price),
            per: base.per,
          })}
        </small>
      )}
    </span>
  );
}
