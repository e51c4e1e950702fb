import { reckonsNet } from '#domain/price.ts';
import { formatMoney } from '#domain/money-format.ts';
import { formatQuantity, unitName } from '#domain/unit.ts';
import type { QuickArticle } from '#contract/quick-order.ts';
import {
  articleOf,
  basePriceAt,
  costsOf,
  priceAt,
  quantityOf,
} from '#machines/quick-order/quick-order.rules.ts';
import type { Costs } from '#machines/quick-order/quick-order.rules.ts';
import type { QuickOrderCommand, SheetLine } from '#machines/quick-order/quick-order.types.ts';
import type { Texts } from '#texts/texts.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import type { IconName } from '#ui/parts/Icon/icon-paths.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { DeliveryState } from '#ui/shop/DeliveryState/DeliveryState.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import * as styles from './QuickOrderScreen.css.ts';

interface LineFindingProps {
  readonly line: SheetLine;
  readonly setting: ArticleSetting;
  readonly isClosed: boolean;
  /** Sends what a button takes that goes with it. */
  readonly take: (command: QuickOrderCommand) => void;
}

const picturePx = 48;

const icons: Readonly<Record<string, IconName>> = {
  open: 'clock',
  ok: 'check',
  corrected: 'check',
  ambiguous: 'warning',
  replaced: 'warning',
  unknown: 'danger',
};

/** What the number of a line means, what is wrong with it, and what can be done about it. */
export function LineFinding({ line, setting, isClosed, take }: LineFindingProps) {
  const { quickOrder: words } = useTexts();
  const { answer, chosen, refusal, id, number } = line;
  const article = articleOf(line);
  const state = answer === null ? 'open' : chosen === null ? answer.state : article ? 'ok' : 'unknown';
  const fault = article === null ? null : faultOf(line, article, words);
  const isChoiceMade = answer?.state === 'ambiguous' && chosen !== null;
  return (
    <>
      <p className={styles.state} data-tone={fault === null ? icons[state] : 'warning'}>
        <Icon name={fault === null ? (icons[state] ?? 'info') : 'warning'} sizePx={18} />
        <b>{fault?.title ?? words.states[state]}</b>
      </p>
      {answer === null || answer.reason === '' || isChoiceMade ? null : (
        <p className={styles.reason}>{answer.reason}</p>
      )}
      {article === null ? null : <Article article={article} line={line} setting={setting} />}
      {fault === null ? null : <p className={styles.fault}>{fault.sentence}</p>}
      {refusal === '' || fault !== null ? null : <p className={styles.fault}>{refusal}</p>}
      {fault?.most === undefined ? null : (
        <div>
          <Button
            size="small"
            isClosed={isClosed}
            onClick={() => take({ type: 'line.enter', id, number, quantity: String(fault.most) })}
          >
            {words.takeMost({ most: String(fault.most) })}
          </Button>
        </div>
      )}
      {chosen === null && answer !== null && answer.articles.length > 0 ? (
        <ul className={styles.choices}>
          {answer.articles.map((choice, place) => (
            <li key={`${choice.articleNumber}-${choice.shopDepotId}`} className={styles.choice}>
              <Article article={choice} line={line} setting={setting} />
              {choice.problem === '' ? (
                <Button
                  size="small"
                  aria-label={words.chooseNamed({ name: choice.displayName })}
                  isClosed={isClosed}
                  onClick={() => take({ type: 'line.choose', id, place })}
                >
                  {words.choose}
                </Button>
              ) : (
                <p className={styles.fault}>{choice.problem}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {answer === null || (answer.more === 0 && answer.state !== 'unknown') || number === '' ? null : (
        <p>
          {answer.more === 0 ? null : `${words.more({ count: answer.more })} `}
          <Link to={`/shop?search=${encodeURIComponent(number)}`}>{words.searchFor({ number })}</Link>
        </p>
      )}
    </>
  );
}

interface Fault {
  readonly title: string;
  readonly sentence: string;
  /** What may be taken instead. */
  readonly most?: number;
}

/** Why a line whose article is known cannot be put into the basket as it stands. */
function faultOf(line: SheetLine, article: QuickArticle, words: Texts['quickOrder']): Fault | null {
  if (article.problem !== '') return { title: words.notAvailable, sentence: article.problem };
  const { fault, most } = quantityOf(line, article);
  if (fault === 'none') return { title: words.otherQuantity, sentence: words.noneOfIt };
  if (fault === 'notANumber') return { title: words.otherQuantity, sentence: words.notANumber };
  if (fault === 'tooMany')
    return { title: words.otherQuantity, sentence: words.tooManyOf({ most: String(most) }), most };
  return null;
}

interface ArticleProps {
  readonly article: QuickArticle;
  readonly line: SheetLine;
  readonly setting: ArticleSetting;
}

/** Picture, name, price and stock of what was found. */
function Article({ article, line, setting }: ArticleProps) {
  const { quickOrder: words, vocabulary } = useTexts();
  const { quantity, isCorrected, fault } = quantityOf(line, article);
  const isNet = reckonsNet(setting);
  const side = ({ net, gross }: Costs): number | null => (isNet ? net : gross);
  const price = side(priceAt(article, quantity));
  const sum = side(costsOf(article, quantity));
  const base = basePriceAt(article, quantity);
  const money = (cents: number): string => formatMoney(cents, setting.language);
  const amount = formatQuantity(quantity, article.unit, vocabulary.units, setting.language);
  return (
    <div className={styles.article}>
      <img src={article.image} alt="" width={picturePx} height={picturePx} loading="lazy" />
      <div className={styles.facts}>
        <Link to={article.url}>{article.displayName}</Link>
        <span className={styles.small}>
          {words.articleNumber({ number: article.articleNumber })}
          {article.manufacturerNumber === article.articleNumber ? null : ` · ${article.manufacturerNumber}`}
        </span>
        {article.problem === '' ? <DeliveryState article={article} setting={setting} /> : null}
        {isCorrected ? (
          <span className={styles.fault}>{words.corrected({ typed: line.quantity, quantity: amount })}</span>
        ) : null}
      </div>
      {price === null ? null : (
        <p className={styles.price}>
          {fault !== null || sum === null ? null : <b>{money(sum)}</b>}
          <span className={styles.small}>
            {words.each({ price: money(price), unit: unitName(1, article.unit, vocabulary.units) })}
          </span>
          {base === null ? null : (
            <span className={styles.small}>
              {vocabulary.basePrice({
                price: money(isNet ? base.net_price : base.gross_price),
                per: base.per,
              })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
