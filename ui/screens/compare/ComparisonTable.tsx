import type { ReactNode } from 'react';
import type { ArticleDetail } from '#contract/article.ts';
import { comparisonKey, comparisonPath } from '#contract/comparison-path.ts';
import { areDifferent, comparedFacts } from '#domain/compared-facts.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useTexts } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { ArticleLink } from '#ui/shop/ArticleLink/ArticleLink.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { DeliveryState } from '#ui/shop/DeliveryState/DeliveryState.tsx';
import { NumberText } from '#ui/shop/NumberText/NumberText.tsx';
import { PurchaseOrOffer } from '#ui/shop/PurchaseOrOffer/PurchaseOrOffer.tsx';
import { Price } from '#ui/shop/Price/Price.tsx';
import { costPerPageText } from '#ui/shop/yield-texts.ts';
import type { CompareData } from './compare-data.ts';
import * as styles from './ComparisonTable.css.ts';

interface Row {
  readonly label: string;
  readonly isDifferent: boolean;
  /** Stands there even where only differences are shown. */
  readonly isAlwaysShown: boolean;
  readonly cell: (article: ArticleDetail, place: number) => ReactNode;
}

interface ComparisonTableProps {
  readonly data: CompareData;
  readonly setting: ArticleSetting;
}

const pictureWidth = 120;
const pictureHeight = 90;

/** Few letters, for the head of a column. */
function shortName(article: ArticleDetail): string {
  const number = makersNumber(article);
  return number === null ? article.displayName : `${article.brandName} ${number}`;
}

/** One property a line, one article a column; what differs says so. */
export function ComparisonTable({ data: { items, isOnlyDifferent }, setting }: ComparisonTableProps) {
  const { compare: words } = useTexts();
  const derived = (label: string, valueOf: (article: ArticleDetail) => string | null): Row[] => {
    const values = items.map(valueOf);
    if (values.every((value) => value === null)) return [];
    const isDifferent = areDifferent(values);
    return [
      { label, isDifferent, isAlwaysShown: false, cell: (_article, place) => values[place] ?? words.none },
    ];
  };
  const always = { isDifferent: false, isAlwaysShown: true };
  const price: Row = {
    label: words.price,
    ...always,
    isDifferent: areDifferent(items.map((article) => article.price.net_price)),
    cell: (article) => <Price article={article} setting={setting} />,
  };
  const rows: readonly Row[] = [
    {
      label: words.article,
      ...always,
      cell: (article) => (
        <ComparedArticle
          article={article}
          setting={setting}
          pathWithout={comparisonPath(
            items.filter(({ id }) => id !== article.id),
            isOnlyDifferent,
          )}
        />
      ),
    },
    ...(setting.isPriceDisplayed ? [price] : []),
    {
      label: words.delivery,
      ...always,
      isDifferent: areDifferent(items.map((article) => article.sap_delivery_state)),
      cell: (article) => <DeliveryState article={article} setting={setting} />,
    },
    ...derived(words.costPerPage, (article) => costPerPageText({ article, setting })),
    ...derived(words.fits, ({ deviceCount }) =>
      deviceCount === 0 ? null : words.fitsCount({ count: deviceCount }),
    ),
    ...comparedFacts(items.map(({ facts }) => facts)).map(({ label, values, isDifferent }): Row => ({
      label,
      isDifferent,
      isAlwaysShown: false,
      cell: (_article, place) => values[place] ?? words.none,
    })),
    {
      label: words.order,
      ...always,
      cell: (article) => (
        <PurchaseOrOffer article={article} setting={setting}>
          <AddToBasket article={article} setting={setting} />
        </PurchaseOrOffer>
      ),
    },
  ];
  const shown = rows.filter(
    ({ isDifferent, isAlwaysShown }) => !isOnlyDifferent || isAlwaysShown || isDifferent,
  );
  return (
    <DataTable<Row>
      caption={words.caption({ count: items.length })}
      isCaptionHidden
      rows={shown}
      keyOf={({ label }) => label}
      columns={[
        {
          id: 'property',
          header: words.property,
          isRowHeader: true,
          cell: ({ label, isDifferent }) => (
            <span className={styles.property}>
              {label}
              {isDifferent && items.length > 1 ? (
                <span className={styles.mark}>{words.different}</span>
              ) : null}
            </span>
          ),
        },
        ...items.map((article, place) => ({
          id: comparisonKey(article),
          header: shortName(article),
          cell: (row: Row) => row.cell(article, place),
        })),
      ]}
    />
  );
}

interface ComparedArticleProps {
  readonly article: ArticleDetail;
  readonly setting: ArticleSetting;
  /** The comparison without it. */
  readonly pathWithout: string;
}

function ComparedArticle({ article, setting, pathWithout }: ComparedArticleProps) {
  const { compare: words } = useTexts();
  const { article: labels } = setting.texts;
  return (
    <div className={styles.article}>
      <img
        className={styles.picture}
        src={article.mainImage.file}
        alt=""
        width={pictureWidth}
        height={pictureHeight}
      />
      <ArticleLink article={article} setting={setting} className={styles.name}>
        {article.displayName}
      </ArticleLink>
      <span className={styles.number}>
        {labels.articleNumber} <NumberText number={article.articleNumber} />
      </span>
      <Link tone="alone" to={pathWithout} aria-label={words.removeNamed({ name: article.displayName })}>
        {words.remove}
      </Link>
    </div>
  );
}
