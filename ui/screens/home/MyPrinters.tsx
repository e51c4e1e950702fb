import { useRef } from 'react';
import type { KeptPrinter } from '#domain/kept-printers.ts';
import { useKeptPrinters } from '#ui/bindings/kept-printers.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './MyPrinters.css.ts';

interface ShownPrinter extends KeptPrinter {
  readonly isRemembered: boolean;
}

/**
 * Printers this browser was asked to remember, then those seen in this tab; drawn once the page is live, in one row whose room is
 * kept for it (docs/decisions/0042).
 */
export function MyPrinters() {
  const words = useTexts().keptPrinters;
  const { view, remember, forget } = useKeptPrinters();
  const { isGuest, isVisit } = useVisitor().view;
  const onIntent = usePrefetch();
  const heading = useRef<HTMLHeadingElement>(null);
  const printers: readonly ShownPrinter[] = [
    ...view.remembered.map((printer) => ({ ...printer, isRemembered: true })),
    ...view.seen.map((printer) => ({ ...printer, isRemembered: false })),
  ];
  return (
    <section className={styles.section} aria-labelledby="meine-drucker">
      <h2 id="meine-drucker" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <div className={styles.room}>
        <p className={`${styles.hint} ${printers.length === 0 ? '' : styles.unsaid}`}>{words.hint}</p>
        {printers.length === 0 ? null : (
          <ul className={styles.printers}>
            {printers.map(({ path, name, isRemembered }) => (
              <li key={path} className={styles.printer}>
                <BareLink to={path} className={styles.name} onIntent={onIntent}>
                  {name}
                  {isRemembered ? null : <small>{words.seen}</small>}
                </BareLink>
                <IconButton
                  icon={isRemembered ? 'close' : 'plus'}
                  label={isRemembered ? words.forgetNamed({ name }) : words.rememberNamed({ name })}
                  onClick={() => {
                    if (isRemembered) forget(path);
                    else void remember({ path, name });
                    // The button may be gone now.
                    heading.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {isGuest || isVisit ? null : (
        <Link to="/my/devices" tone="alone" onIntent={onIntent}>
          {words.devices}
        </Link>
      )}
    </section>
  );
}
