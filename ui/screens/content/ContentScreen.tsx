import { useLoaderData } from 'react-router-dom';
import type { ContentTable } from '#contract/content.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import type { ContentData } from './content-data.ts';
import * as styles from './ContentScreen.css.ts';

/** A page of plain content, e.g. Impressum or Datenschutz. */
export function Component() {
  const { item } = useLoaderData() as ContentData;
  return (
    <article className={styles.article}>
      <h1>{item.title}</h1>
      {item.sections.map(({ heading, paragraphs, items, table, way }) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items.length === 0 ? null : (
            <ul>
              {items.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
          {way === undefined ? null : (
            <p>
              <ButtonLink to={way.path} variant="main">
                {way.label}
              </ButtonLink>
            </p>
          )}
          {table === undefined ? null : <ContentTableView heading={heading} table={table} />}
        </section>
      ))}
    </article>
  );
}

interface ContentTableViewProps {
  readonly heading: string;
  readonly table: ContentTable;
}

function ContentTableView({ heading, table: { columns, rows } }: ContentTableViewProps) {
  return (
    <DataTable<readonly string[]>
      caption={heading}
      isCaptionHidden
      rows={rows}
      keyOf={(row) => row.join(' ')}
      columns={columns.map((header, place) => ({
        id: header,
        header,
        isRowHeader: place === 0,
        cell: (row) => row[place] ?? '',
      }))}
    />
  );
}
