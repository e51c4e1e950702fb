import { formatNumber } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import type { Crumb } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import * as styles from './FinderHead.css.ts';

interface FinderHeadProps {
  readonly title: string;
  /** Articles on the page and those that follow it. */
  readonly total: number;
  /** Between the start page and what is named by `crumbs`; the printer finder when left out. */
  readonly above?: readonly Crumb[];
  /** From there to the page itself. */
  readonly crumbs: readonly Crumb[];
}

const finderPath = '/shop/supply/brands';

/** Head of a page about something that has a list: the way there, what it is about and how many articles it has. */
export function FinderHead({ title, total, above, crumbs }: FinderHeadProps) {
  const { texts, language } = useWording();
  const onIntent = usePrefetch();
  const way = [
    { label: texts.listing.start, to: '/' },
    ...(above ?? [{ label: texts.vocabulary.printerFinder, to: finderPath }]),
    ...crumbs,
  ];
  return (
    <>
      <Breadcrumbs label={texts.listing.trail} crumbs={way} onIntent={onIntent} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.count} role="status">
          {texts.listing.resultTotal({ total, formatted: formatNumber(total, language) })}
        </p>
      </header>
    </>
  );
}
