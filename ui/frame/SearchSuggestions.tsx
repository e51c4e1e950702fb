import type { SearchSuggestion } from '#contract/listing.ts';
import { formatMoney } from '#domain/money-format.ts';
import { priceView } from '#domain/mode.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import { MarkedText } from '#ui/parts/MarkedText/MarkedText.tsx';
import { taxWords } from '#ui/shop/tax-words.ts';
import type { IconName } from '#ui/parts/Icon/icon-paths.ts';
import { suggestionId, suggestionsId } from './suggestion-ids.ts';
import * as styles from './SearchSuggestions.css.ts';

type Kind = SearchSuggestion['kind'];

/** Signs of what has no picture. */
const icons: Readonly<Record<Kind, IconName>> = {
  number: 'search',
  device: 'printer',
  page: 'info',
  article: 'tile',
  category: 'list',
  brand: 'building',
};

const pictureWidth = 40;
const pictureHeight = 30;

export interface SearchSuggestionsProps {
  readonly suggestions: readonly SearchSuggestion[];
  readonly highlighted: number | null;
  /** What was typed; its letters are marked. */
  readonly term: string;
  /** Articles in the list of hits. */
  readonly total: number;
  readonly notice: string | null;
  readonly mayShowAll: boolean;
  readonly onChoose: (index: number) => void;
  readonly onShowAll: () => void;
}

interface Group {
  readonly kind: Kind;
  readonly entries: readonly { readonly suggestion: SearchSuggestion; readonly index: number }[];
}

/** Suggestions of one kind stand side by side already. */
function groupsOf(suggestions: readonly SearchSuggestion[]): readonly Group[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  const entries = suggestions.map((suggestion, index) => ({ suggestion, index }));
  return kinds.map((kind) => ({
    kind,
    entries: entries.filter(({ suggestion }) => suggestion.kind === kind),
  }));
}

type PricedArticle = NonNullable<SearchSuggestion['article']>;

/** One piece of an article, in the kind of price of the mode, with its base price (PAngV § 4). */
function PiecePrice({ article }: { readonly article: PricedArticle }) {
  const setting = useArticleSetting();
  const { vocabulary } = setting.texts;
  const { net_price: net, gross_price: gross } = article.price;
  if (net === null || gross === null || !setting.isPriceDisplayed)
    return <span className={styles.optionPrice}>{vocabulary.priceOnRequest}</span>;
  const view = priceView(setting);
  const money = (cents: number) => formatMoney(cents, setting.language);
  const base = article.basePrice;
  return (
    <span className={styles.optionPrice}>
      <b>{money(view.primary === 'net' ? net : gross)}</b>
      {view.secondary === null ? null : <small>{vocabulary.grossBeside({ price: money(gross) })}</small>}
      {base === null ? null : (
        <small>
          {vocabulary.basePrice({
            price: money(view.primary === 'net' ? base.net_price : base.gross_price),
            per: base.per,
          })}
        </small>
      )}
    </span>
  );
}

/** What the prices above contain; nothing where there is none. */
function PricesNote({ suggestions }: Pick<SearchSuggestionsProps, 'suggestions'>) {
  const setting = useArticleSetting();
  const { vocabulary } = setting.texts;
  const hasPrice = suggestions.some(({ article }) => article !== null && article.price.net_price !== null);
  if (!hasPrice || !setting.isPriceDisplayed) return null;
  const note = [taxWords(setting), vocabulary.plusShipping].join(', ');
  return <p className={styles.prices}>{note}</p>;
}

function Suggestion({ suggestion, term }: { readonly suggestion: SearchSuggestion; readonly term: string }) {
  const { kind, label, detail, article } = suggestion;
  return (
    <>
      {article === null ? (
        <Icon name={icons[kind]} sizePx={20} />
      ) : (
        <img
          className={styles.optionPicture}
          src={article.picture}
          alt=""
          width={pictureWidth}
          height={pictureHeight}
        />
      )}
      <span className={styles.optionWords}>
        <span>
          <MarkedText text={label} term={term} />
        </span>
        {detail === '' ? null : (
          <span className={styles.optionDetail}>
            <MarkedText text={detail} term={term} />
          </span>
        )}
      </span>
      {article === null ? null : <PiecePrice article={article} />}
    </>
  );
}

/** The list under the search box. The box keeps the focus; the arrow keys move the highlight. */
export function SearchSuggestions({
  suggestions,
  highlighted,
  term,
  total,
  notice,
  mayShowAll,
  onChoose,
  onShowAll,
}: SearchSuggestionsProps) {
  const { search } = useTexts();
  return (
    <div className={styles.panel}>
      {notice === null ? null : <p className={styles.notice}>{notice}</p>}
      <div id={suggestionsId} role="listbox" aria-label={search.suggestions}>
        {groupsOf(suggestions).map(({ kind, entries }) => (
          <ul key={kind} className={styles.list} role="group" aria-labelledby={`${suggestionsId}-${kind}`}>
            <li className={styles.heading} role="presentation" id={`${suggestionsId}-${kind}`}>
              {search.kinds[kind]}
            </li>
            {entries.map(({ suggestion, index }) => (
              // The box keeps the focus and handles the keys (combobox); a click is only the pointer's way.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={suggestion.path}
                id={suggestionId(index)}
                className={styles.option}
                role="option"
                aria-selected={index === highlighted}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(index)}
              >
                <Suggestion suggestion={suggestion} term={term} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <PricesNote suggestions={suggestions} />
      {mayShowAll ? (
        <div className={styles.foot}>
          <Button variant="quiet" isFullWidth icon="arrowRight" onClick={onShowAll}>
            {search.showAll({ count: total })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
