import type { SearchPreview, SearchSide } from '#contract/search-steering.ts';
import { placesOf } from '#domain/moved-places.ts';
import type { Moved } from '#domain/moved-places.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as page from '#ui/sections/firm/FirmPage.css.ts';
import * as styles from './SearchSteering.css.ts';

interface EffectProps {
  readonly preview: SearchPreview;
}

/** What a search shows first today beside what it shows with the change. */
export function Effect({ preview: { query, today, changed } }: EffectProps) {
  const { searchSteering: words } = useTexts();
  const moved = placesOf(
    today.items.map(({ id }) => id),
    changed.items.map(({ id }) => id),
  );
  const isSame = moved.every((one) => one === 'same') && today.total === changed.total;
  return (
    <section className={page.section} aria-labelledby="steering-effect">
      <h2 id="steering-effect">{query === '' ? words.look : words.effect({ query })}</h2>
      {query === '' ? <p>{words.noQuery}</p> : null}
      {query !== '' && isSame && today.redirect === changed.redirect ? <p>{words.same}</p> : null}
      {query === '' ? null : (
        <div className={styles.sides}>
          <Side title={words.today} side={today} markOf={(id) => (isIn(changed, id) ? 'same' : 'gone')} />
          <Side title={words.changed} side={changed} markOf={(_id, place) => moved[place] ?? 'same'} />
        </div>
      )}
    </section>
  );
}

const isIn = ({ items }: SearchSide, wanted: number): boolean => items.some(({ id }) => id === wanted);

interface SideProps {
  readonly title: string;
  readonly side: SearchSide;
  readonly markOf: (id: number, place: number) => Moved | 'gone';
}

function Side({ title, side: { redirect, total, items }, markOf }: SideProps) {
  const { searchSteering: words } = useTexts();
  return (
    <div className={styles.side}>
      <h3 className={styles.sideTitle}>
        {title}
        <span className={page.small}>{total === 0 ? words.nothing : words.total({ count: total })}</span>
      </h3>
      {redirect === null ? null : <p>{words.leads({ path: redirect })}</p>}
      {redirect !== null || items.length === 0 ? null : (
        <ol className={styles.places}>
          {items.map(({ id, name, number, path }, place) => (
            <li key={id} className={styles.place}>
              <Link to={path}>{name}</Link>
              <span className={styles.facts}>
                <span className={page.small}>{number}</span>
                <Mark moved={markOf(id, place)} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Mark({ moved }: { readonly moved: Moved | 'gone' }) {
  const { marks } = useTexts().searchSteering;
  if (moved === 'same') return null;
  if (moved === 'new') return <Badge tone="success">{marks.new}</Badge>;
  if (moved === 'gone') return <Badge tone="danger">{marks.gone}</Badge>;
  const { from, isUp } = moved;
  return isUp ? (
    <Badge tone="info">{marks.up({ from })}</Badge>
  ) : (
    <Badge tone="warning">{marks.down({ from })}</Badge>
  );
}
