import { useLoaderData } from 'react-router-dom';
import { directoryPages } from '#contract/directory-pages.ts';
import type { DirectoryName } from '#contract/directory-pages.ts';
import { formatNumber } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { brand } from '#ui/sections/printer-finder/brands.css.ts';
import type { DirectoryData } from './directory-data.ts';
import * as styles from './DirectoryScreen.css.ts';

const allPages = Object.entries(directoryPages) as readonly (readonly [DirectoryName, string])[];

const idOf = (place: number): string => `teil-${place + 1}`;

/** All there is of something, by letter or by what it is of, each with the way to its list (S2.7). */
export function Component() {
  const { name: page, sections } = useLoaderData() as DirectoryData;
  const { texts, language } = useWording();
  const { directory, listing } = texts;
  const onIntent = usePrefetch();
  const title = directory.titles[page];
  return (
    <div className={styles.screen}>
      <Breadcrumbs
        label={listing.trail}
        crumbs={[
          { label: listing.start, to: '/' },
          { label: title, to: '' },
        ]}
        onIntent={onIntent}
      />
      <h1>{title}</h1>
      {sections.length === 0 ? <p>{directory.empty}</p> : null}
      {sections.length > 1 ? (
        <nav aria-label={directory.sections}>
          <ul className={styles.letters}>
            {sections.map(({ name }, place) => (
              <li key={name}>
                <a href={`#${idOf(place)}`} className={styles.letter}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {sections.map(({ name, path, entries }, place) => (
        <section key={name} className={styles.section} aria-labelledby={idOf(place)}>
          <h2 id={idOf(place)} className={styles.heading}>
            {path === null ? (
              name
            ) : (
              <Link tone="alone" to={path} onIntent={onIntent}>
                {name}
              </Link>
            )}
          </h2>
          <ul className={styles.grid}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <BareLink to={entry.path} className={brand} onIntent={onIntent}>
                  <b>{entry.name}</b>
                  <small>
                    {entry.kind === undefined ? null : `${directory.kinds[entry.kind]}, `}
                    {listing.resultTotal({
                      total: entry.count,
                      formatted: formatNumber(entry.count, language),
                    })}
                  </small>
                </BareLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <nav className={styles.section} aria-labelledby="uebersichten">
        <h2 id="uebersichten">{directory.others}</h2>
        <ul className={styles.others}>
          {allPages
            .filter(([name]) => name !== page)
            .map(([name, path]) => (
              <li key={name}>
                <Link tone="alone" to={path} onIntent={onIntent}>
                  {directory.titles[name]}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
