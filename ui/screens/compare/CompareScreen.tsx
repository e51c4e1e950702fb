import { useLoaderData } from 'react-router-dom';
import { comparisonPath, mostCompared } from '#contract/comparison-path.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { AddToComparison } from './AddToComparison.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { CompareData } from './compare-data.ts';
import * as styles from './CompareScreen.css.ts';

/** Up to four articles side by side, at an address that can be sent. */
export function Component() {
  const data = useLoaderData() as CompareData;
  const { items, unknown, surplus, isOnlyDifferent } = data;
  const { compare: words, listing } = useTexts();
  const setting = useArticleSetting();
  return (
    <div className={styles.screen}>
      <Breadcrumbs
        label={listing.trail}
        crumbs={[
          { label: listing.start, to: '/' },
          { label: words.title, to: comparisonPath(items) },
        ]}
        onIntent={setting.onIntent}
      />
      <h1>{words.title}</h1>
      {unknown.length === 0 ? null : (
        <Notice
          tone="warning"
          actions={
            <Link tone="alone" to={`/shop?search=${encodeURIComponent(unknown.join(' '))}`}>
              {words.search}
            </Link>
          }
        >
          {words.unknown({ names: unknown.join(', '), count: unknown.length })}
        </Notice>
      )}
      {surplus.length === 0 ? null : (
        <Notice tone="info">{words.surplus({ names: surplus.join(', '), most: mostCompared })}</Notice>
      )}
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : (
        <>
          {items.length === 1 ? null : (
            <p>
              <Link tone="alone" to={comparisonPath(items, !isOnlyDifferent)}>
                {isOnlyDifferent ? words.everything : words.onlyDifferent}
              </Link>
            </p>
          )}
          <ComparisonTable data={data} setting={setting} />
        </>
      )}
      {items.length === mostCompared ? (
        <p className={styles.full}>{words.full({ most: mostCompared })}</p>
      ) : (
        <AddToComparison items={items} isOnlyDifferent={isOnlyDifferent} />
      )}
    </div>
  );
}
