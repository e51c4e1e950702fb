import { useRef } from 'react';
import { ownDevicesPath } from '#contract/own-devices-path.ts';
import { loginPath } from '#domain/redirect.ts';
import { useKeptPrinters } from '#ui/bindings/kept-printers.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import * as styles from './OwnDevicesScreen.css.ts';

/** The printers this browser remembers, and what an account would add. */
export function GuestDevices() {
  const { ownDevices: words } = useTexts();
  const { view, forget } = useKeptPrinters();
  const onIntent = usePrefetch();
  const intro = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {view.remembered.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          actions={<ButtonLink to="/shop/supply">{words.toFinder}</ButtonLink>}
        >
          <p>{words.guestEmpty}</p>
        </EmptyState>
      ) : (
        <>
          <p ref={intro} tabIndex={-1} className={styles.hint}>
            {words.guestIntro}
          </p>
          <ul className={styles.kept}>
            {view.remembered.map(({ path, name }) => (
              <li key={path} className={styles.keptPrinter}>
                <Link to={path} tone="alone" onIntent={onIntent}>
                  {name}
                </Link>
                <IconButton
                  icon="close"
                  label={words.forget({ name })}
                  onClick={() => {
                    forget(path);
                    // The button is gone now.
                    intro.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Notice tone="info" role="none">
        <p>{words.guestOffer}</p>
        <Link to={loginPath(ownDevicesPath)}>{words.signIn}</Link>
      </Notice>
    </>
  );
}
