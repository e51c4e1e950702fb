import { useLoaderData } from 'react-router-dom';
import { boughtArticlesPath } from '#contract/account-path.ts';
import type { BoughtArticle } from '#contract/bought-articles.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatDate } from '#domain/money-format.ts';
import { formatQuantity } from '#domain/unit.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import { SuccessorName } from '#ui/sections/order/SuccessorName.tsx';
import { FoundRows } from '#ui/sections/paged-list/FoundRows.tsx';
import type { BoughtArticlesData } from './bought-articles-data.ts';
import * as styles from './BoughtArticlesScreen.css.ts';

/** `/my/articles` and `/my/order_again` (S2.3): what somebody has ordered, each article once, to order it again. */
export function Component() {
  const { items, page, pages, total } = useLoaderData() as BoughtArticlesData;
  const { texts } = useWording();
  const { boughtArticles: words } = texts;
  const prefetch = usePrefetch();
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <AccountNavigation current="articles" />
      {items.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          actions={
            <ButtonLink to="/shop/supply" variant="main">
              {words.toFinder}
            </ButtonLink>
          }
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.hint}>{words.intro}</p>
          <FoundRows label={words.title} total={total} nothing={words.emptyTitle}>
            <ArticleTable items={items} />
            <Pagination
              label={words.title}
              current={page}
              total={pages}
              hrefOf={(wanted) =>
                wanted === 1 ? boughtArticlesPath : `${boughtArticlesPath}?page=${wanted}`
              }
              previousLabel={words.previousPage}
              nextLabel={words.nextPage}
              pageLabel={(wanted) => words.pageNumber({ page: wanted })}
              onIntent={prefetch}
            />
          </FoundRows>
        </>
      )}
    </div>
  );
}

interface ArticleTableProps {
  readonly items: readonly BoughtArticle[];
}

function ArticleTable({ items }: ArticleTableProps) {
  const { texts, language } = useWording();
  const { boughtArticles: words, vocabulary } = texts;
  const { columns } = words;
  return (
    <DataTable<BoughtArticle>
      caption={words.title}
      isCaptionHidden
      rows={items}
      keyOf={({ articleNumber }) => articleNumber}
      columns={[
        { id: 'name', header: columns.name, isRowHeader: true, cell: (item) => <Name item={item} /> },
        {
          id: 'last',
          header: columns.last,
          isNarrow: true,
          cell: ({ lastOrderedAt }) => formatDate(lastOrderedAt, language),
        },
        {
          id: 'quantity',
          header: columns.quantity,
          isNarrow: true,
          cell: ({ lastQuantity, unit }) => formatQuantity(lastQuantity, unit, vocabulary.units, language),
        },
        { id: 'orders', header: columns.orders, isNumeric: true, cell: ({ orderCount }) => orderCount },
        {
          id: 'again',
          header: columns.again,
          isHeaderHidden: true,
          cell: (item) => <Again item={item} />,
        },
      ]}
    />
  );
}

interface ItemProps {
  readonly item: BoughtArticle;
}

function Name({ item: { displayName, url, articleNumber, manufacturerNumber } }: ItemProps) {
  const { boughtArticles: words } = useWording().texts;
  const prefetch = usePrefetch();
  const ofMaker = makersNumber({ articleNumber, manufacturerNumber });
  return (
    <>
      {url === '' ? (
        displayName
      ) : (
        <Link to={url} onIntent={prefetch}>
          {displayName}
        </Link>
      )}
      <div className={styles.numbers}>
        {words.articleNumber({ number: articleNumber })}
        {ofMaker === null ? null : ` · ${words.manufacturerNumber({ number: ofMaker })}`}
      </div>
    </>
  );
}

function Again({ item }: ItemProps) {
  const { boughtArticles: words, vocabulary } = useWording().texts;
  const prefetch = usePrefetch();
  const { displayName: name, lastQuantity: quantity, url, successor, isDiscontinued } = item;
  if (url === '' || isDiscontinued)
    return (
      <div className={styles.gone}>
        {url === '' ? words.gone : vocabulary.deliveryStates.discontinued}
        <SuccessorName successor={successor} />
        {url === '' || successor !== undefined ? null : (
          <div>
            <Link to={url} onIntent={prefetch}>
              {words.alternativesTo({ name })}
            </Link>
          </div>
        )}
      </div>
    );
  const line = { ...item, quantity, hint: '', costCenter: '' };
  return (
    <Reorder
      about={`article ${item.articleNumber}`}
      isInTable
      label={{ words: words.again, named: words.againNamed({ name, quantity }) }}
      wanted={() => ({ lines: [line] })}
    />
  );
}
