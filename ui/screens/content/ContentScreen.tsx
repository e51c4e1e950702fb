import { useLoaderData } from 'react-router-dom';
import type { ContentData } from './content-data.ts';
import * as styles from './ContentScreen.css.ts';

/** A page of plain content, e.g. Impressum or Datenschutz. */
export function Component() {
  const { item } = useLoaderData() as ContentData;
  return (
    <article className={styles.article}>
      <h1>{item.title}</h1>
      {item.sections.map(({ heading, paragraphs, items }) => (
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
        </section>
      ))}
    </article>
  );
}
