import { useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { useLoaderData, useNavigationType } from 'react-router-dom';
import { secondFactorWays } from '#contract/second-factor-way.ts';
import type { SecondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useSecondFactor } from '#ui/bindings/second-factor.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as login from '#ui/sections/login/LoginForm.css.ts';
import { CodeForm } from './CodeForm.tsx';
import { MailRequest } from './MailRequest.tsx';
import { SecondFactorEnd } from './SecondFactorEnd.tsx';
import type { SecondFactorData } from './second-factor-data.ts';
import * as styles from './SecondFactorScreen.css.ts';

interface SecondFactorScreenProps {
  readonly chart: WiredChart<SecondFactorMachine>;
  /** Shows a passkey instead of a code. */
  readonly Passkeys: ComponentType<{ readonly isDeed: boolean }>;
}

/** The second click of an impatient pair falls on what has come to stand there meanwhile. */
function ignoreSecond(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** `/login/second-factor` (S2.1): what is shown after the right password, by a passkey, or a code of one of three ways. */
export function SecondFactorScreen({ chart, Passkeys }: SecondFactorScreenProps) {
  const { pending } = useLoaderData() as SecondFactorData;
  const { secondFactor: words } = useTexts();
  const { view, send } = useSecondFactor(chart, {
    remainingMs: pending?.remainingMs ?? null,
    hasApp: pending?.hasApp ?? true,
  });
  const { isGuest } = useVisitor().view;
  const isDeed = pending?.isSignedIn ?? !isGuest;
  const panel = useRef<HTMLElement>(null);
  const [choices, setChoices] = useState(0);
  const { state, way, hasApp, isMailed, mailProblem, isBusy } = view;
  const mark = { 'data-machine': 'second-factor', 'data-state': state, 'aria-busy': isBusy };
  const isCodeTyped = way !== 'mail' || isMailed;
  // Whoever comes from the password types the code next, unless a passkey stands before it.
  const isCodeNext = useNavigationType() !== 'POP' && !isDeed && pending?.hasPasskey === false && isCodeTyped;
  // The button that was pressed has gone, or a field has come.
  useFocusOnChange(panel, choices > 0 || isCodeNext ? `${choices} ${isMailed}` : undefined);
  if (state === 'locked' || state === 'over' || state === 'passed') {
    return (
      <div {...mark}>
        <SecondFactorEnd how={state} said={view.endedBy} isDeed={isDeed} />
      </div>
    );
  }
  const isSendingMail = state === 'sendingMail';
  const { intro, introWithPasskey } = isDeed ? words.deed : words;
  return (
    <div className={`${login.page} ${styles.page}`} {...mark}>
      <h1>{words.title}</h1>
      <p>{pending?.hasPasskey === true ? introWithPasskey : intro}</p>
      {isDeed ? <p>{words.deed.afterwards}</p> : null}
      {pending?.hasPasskey === true ? <Passkeys isDeed={isDeed} /> : null}
      <section className={`${login.panel} ${styles.panel}`} aria-labelledby="way" ref={panel} tabIndex={-1}>
        <h2 id="way">{words.ways[way]}</h2>
        {isCodeTyped ? <CodeForm key={way} way={way} isDeed={isDeed} /> : null}
        {way === 'mail' ? (
          <MailRequest
            email={pending?.maskedEmail ?? ''}
            isMailed={isMailed}
            isSending={isSendingMail}
            problem={mailProblem}
            onRequest={() => send({ type: 'mail.request' })}
          />
        ) : null}
      </section>
      <section className={styles.ways} aria-labelledby="other-ways">
        <h2 id="other-ways">{words.otherWays}</h2>
        {secondFactorWays
          .filter((other) => other !== way && (other !== 'app' || hasApp))
          .map((other) => (
            <Button
              key={other}
              isClosed={isBusy}
              onClick={(event) => {
                ignoreSecond(event);
                // It has the focus, though: that goes back to the way that was chosen.
                setChoices(choices + 1);
                if (!event.defaultPrevented) send({ type: 'way.choose', way: other });
              }}
            >
              {words.ways[other]}
            </Button>
          ))}
      </section>
      {isDeed ? null : (
        <p>
          <Link tone="alone" to="/login" onClick={ignoreSecond}>
            {words.somebodyElse}
          </Link>
        </p>
      )}
    </div>
  );
}
