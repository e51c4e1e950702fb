import type { Compared } from '#domain/page-comparison.ts';
import { comparePages } from '#domain/page-comparison.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatCostPerPage, formatNumber, formatPercent } from '#domain/money-format.ts';
import { priceView } from '#domain/mode.ts';
import { isOrderable, stockFactsOf } from '#domain/stock.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import type { DataColumn } from '#ui/parts/DataTable/DataTable.tsx';
import { ArticleBadges } from '#ui/shop/ArticleBadges/ArticleBadges.tsx';
import { ArticleLink } from '#ui/shop/ArticleLink/ArticleLink.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { DeliveryState } from '#ui/shop/DeliveryState/DeliveryState.tsx';
import { NumberText } from '#ui/shop/NumberText/NumberText.tsx';
import { PurchaseOrOffer } from '#ui/shop/PurchaseOrOffer/PurchaseOrOffer.tsx';
import { Price } from '#ui/shop/Price/Price.tsx';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { WaysOn } from './WaysOn.tsx';
import * as styles from './PageComparison.css.ts';

interface PageComparisonProps {
  readonly own: ShownArticle;
  readonly others: readonly ShownArticle[];
  readonly setting: ArticleSetting;
}

type Row = Compared<ShownArticle>;

const pictureWidth = 80;
const pictureHeight = 60;

/** The article beside what prints the same by another make: pages, cost of a page and what that saves, in one table. */
export function PageComparison({ own, others, setting }: PageComparisonProps) {
  const words = useTexts().articlePage.comparison;
  if (others.length === 0) return null;
  const isNet = priceView(setting).primary === 'net';
  const rows = comparePages(own, others, (article) => ({
    priceCents: isNet ? article.price.net_price : article.price.gross_price,
    yieldPages: article.yieldPages,
    isOrderable: isOrderable(stockFactsOf(article, setting)),
  }));
  const hasCost = setting.isPriceDisplayed && rows.some(({ cost }) => cost !== null);
  const title = hasCost ? words.title : words.titleWithoutCost;
  const saving = ({ isOwn, savingPercent }: Row): string => {
    if (isOwn || savingPercent === null) return words.unknown;
    if (savingPercent === 0) return words.same;
    const percent = formatPercent(Math.abs(savingPercent), setting.language);
    return savingPercent > 0 ? words.less({ percent }) : words.more({ percent });
  };
  const costColumns: readonly DataColumn<Row>[] = [
    {
      id: 'cost',
      header: words.cost,
      isNumeric: true,
      cell: ({ cost }) =>
        cost === null ? words.unknown : <b>{formatCostPerPage(cost, setting.language)}</b>,
    },
    { id: 'saving', header: words.saving, isNumeric: true, cell: saving },
  ];
  return (
    <section className={styles.section} aria-labelledby="alternativen">
      <h2 id="alternativen">{title}</h2>
      {hasCost ? <p className={styles.intro}>{words.intro}</p> : null}
      <DataTable<Row>
        caption={title}
        isCaptionHidden
        rows={rows}
        keyOf={({ article }) => String(article.id)}
        columns={[
          {
            id: 'article',
            header: words.article,
            isRowHeader: true,
            cell: (row) => <ComparedArticle row={row} setting={setting} />,
          },
          {
            id: 'pages',
            header: words.pages,
            isNumeric: true,
            cell: ({ article: { yieldPages } }) =>
              yieldPages === null ? words.unknown : formatNumber(yieldPages, setting.language),
          },
          ...(hasCost ? costColumns : []),
          {
            id: 'price',
            header: words.price,
            cell: ({ article }) => <Price article={article} setting={setting} />,
          },
          {
            id: 'add',
            header: words.add,
            isHeaderHidden: true,
            cell: ({ article, isOwn }) =>
              isOwn ? null : (
                <PurchaseOrOffer article={article} setting={setting}>
                  <AddToBasket article={article} setting={setting} />
                </PurchaseOrOffer>
              ),
          },
        ]}
      />
    </section>
  );
}

interface ComparedArticleProps {
  readonly row: Row;
  readonly setting: ArticleSetting;
}

function ComparedArticle({ row: { article, isOwn }, setting }: ComparedArticleProps) {
  const words = useTexts().articlePage.comparison;
  const { article: labels } = setting.texts;
  const make = labels.make[article.make];
  const ofMaker = makersNumber(article);
  return (
    <div className={styles.article} data-article={article.articleNumber}>
      <img
        className={styles.picture}
        src={article.mainImage.file}
        alt=""
        width={pictureWidth}
        height={pictureHeight}
        loading="lazy"
      />
      <div className={styles.words}>
        {isOwn ? <b className={styles.number}>{words.own}</b> : null}
        {isOwn ? (
          <span>{article.displayName}</span>
        ) : (
          <ArticleLink article={article} setting={setting} isPlain>
            {article.displayName}
          </ArticleLink>
        )}
        <span className={styles.number}>
          {make === '' ? null : `${make} · `}
          {article.brandName} {ofMaker === null ? null : <NumberText number={ofMaker} />}
        </span>
        {isOwn ? null : (
          <>
            <span className={styles.number}>
              {labels.articleNumber} <NumberText number={article.articleNumber} />
              {article.weeeNummer === null ? null : ` · ${labels.weeeNumber} ${article.weeeNummer}`}
            </span>
            <ArticleBadges article={article} setting={setting} />
            <DeliveryState article={article} setting={setting} />
            <WaysOn article={article} setting={setting} />
          </>
        )}
      </div>
    </div>
  );
}
