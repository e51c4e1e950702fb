import { useRef, useState } from 'react';
import type { KnownBrowser } from '#contract/account-access.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from './AccountPasswordScreen.css.ts';

interface BrowsersPartProps {
  readonly browsers: readonly KnownBrowser[];
}

/** Browsers the account knows; each can be removed, or all. */
export function BrowsersPart({ browsers }: BrowsersPartProps) {
  const { accountPassword: words } = useTexts();
  const { language } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const [before, setBefore] = useState(0);
  const isRemoved = browsers.length < before;
  // The button that was pressed has gone.
  useFocusOnChange(heading, isRemoved ? String(browsers.length) : undefined);
  return (
    <section className={styles.section} aria-labelledby="browser" onSubmit={() => setBefore(browsers.length)}>
      <h2 id="browser" ref={heading} tabIndex={-1}>
        {words.browsers}
      </h2>
      <p className={styles.hint}>{words.browsersHint}</p>
      <p role="status" className={styles.said}>
        {isRemoved ? words.browserRemoved : null}
      </p>
      {browsers.length === 0 ? (
        <p>{words.noBrowser}</p>
      ) : (
        <ul className={styles.rows}>
          {browsers.map((browser) => (
            <BrowserRow
              key={browser.id}
              browser={browser}
              knownSince={formatDateTime(browser.knownSince, language)}
              seenAt={formatDateTime(browser.seenAt, language)}
            />
          ))}
        </ul>
      )}
      {browsers.length > 1 ? (
        <AccountStep name="browser-removal" submit={words.removeAll} pending={words.removing} />
      ) : null}
    </section>
  );
}

interface BrowserRowProps {
  readonly browser: KnownBrowser;
  readonly knownSince: string;
  readonly seenAt: string;
}

function BrowserRow({ browser, knownSince, seenAt }: BrowserRowProps) {
  const { id, isCurrent, isSignedIn, isTrusted, name, network, lastNetwork } = browser;
  const { accountPassword: words } = useTexts();
  const at = { at: seenAt };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          <strong>{isCurrent ? words.thisSession : words.otherSession}</strong>
          {isSignedIn ? <Badge tone="info">{words.isSignedIn}</Badge> : null}
          {isTrusted ? <Badge tone="success">{words.isTrusted}</Badge> : null}
        </span>
        {name === '' ? null : <span>{words.browserIn({ name, network, lastNetwork })}</span>}
        <span className={styles.hint}>{words.knownSince({ at: knownSince })}</span>
        <span className={styles.hint}>{words.seenAt(at)}</span>
      </div>
      <AccountStep
        name="browser-removal"
        mark={String(id)}
        given={{ id: String(id) }}
        submit={
          <>
            <span aria-hidden>{words.removeBrowser}</span>
            <VisuallyHidden>{words.removeBrowserOf(at)}</VisuallyHidden>
          </>
        }
        pending={words.removing}
      />
    </li>
  );
}
