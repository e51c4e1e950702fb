import { memo } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { isNarrowed } from '#ui/sections/list/is-narrowed.ts';
import { LaterList } from '#ui/sections/list/LaterList.tsx';
import { FinderHead } from '#ui/sections/printer-finder/FinderHead.tsx';
import { LaterRows } from './LaterRows.tsx';
import { LinkRow } from './LinkRow.tsx';
import { MakerFacts } from './MakerFacts.tsx';
import type { GoodsData } from './goods-data.ts';
import * as styles from './GoodsScreen.css.ts';

interface GoodsProps extends GoodsData {
  /** What a page asks before it shows its goods. */
  readonly question?: ReactNode;
}

/** Kept from being drawn anew while a navigation goes on. */
export const Goods = memo(function Goods({ list, description, question, maker, groups, rows }: GoodsProps) {
  const { directory, listing } = useTexts();
  const { pathname, search } = useLocation();
  const { item, paging } = list;
  return (
    <div className={styles.screen} data-list={item.kind}>
      <FinderHead
        title={item.title}
        total={paging.total}
        above={item.trail.map(({ name, path }) => ({ label: name, to: path }))}
        crumbs={[{ label: item.title, to: pathname }]}
      />
      {description === '' ? null : <p>{description}</p>}
      {question}
      {maker === null ? null : <MakerFacts {...maker} />}
      {groups.map((group) => (
        <LinkRow key={group.name} {...group} />
      ))}
      {rows.length === 0 ? null : (
        <>
          <LaterRows rows={rows} />
          <h2>{directory.mostWanted}</h2>
        </>
      )}
      {paging.total === 0 && !isNarrowed(list, search) ? (
        <p>{listing.emptyPlain}</p>
      ) : (
        <LaterList list={list} />
      )}
    </div>
  );
});

/** A list with what is known of its goods above it: who makes them, what they are one of, what they come in. */
export function Component() {
  return <Goods {...(useLoaderData() as GoodsData)} />;
}
