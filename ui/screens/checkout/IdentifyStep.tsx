import { useState } from 'react';
import type { FormEvent } from 'react';
import { isPlausibleEmail } from '#domain/email.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { LoginForm } from '#ui/sections/login/LoginForm.tsx';
import { ButtonProblem, buttonProblemId } from './ButtonProblem.tsx';
import { textIn } from '#ui/bindings/checkout-drafts.ts';
import type { DraftKeeper } from '#ui/bindings/checkout-drafts.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './CheckoutScreen.css.ts';

interface IdentifyStepProps {
  readonly view: CheckoutView;
  readonly drafts: DraftKeeper;
  readonly send: (command: CheckoutCommand) => void;
}

/** Step 1: sign in, order as a guest, or go on as the one who is signed in; delivery limits and payment means (§ 312j BGB). */
export function IdentifyStep({ view, drafts, send }: IdentifyStepProps) {
  const { checkout, session } = useTexts();
  const { allowLogin } = useConfig();
  const words = checkout.identify;
  const { data, problem } = view;
  const isCustomer = data.identity === 'customer' && view.identify.isIdentified;
  const isLoginProblem = problem !== null && (problem.code.startsWith('login.') || view.identify.isSigningIn);
  return (
    <div className={styles.step}>
      <StepHeading step="identify" />
      {problem === null || isLoginProblem || 'guestEmail' in problem.fieldErrors ? null : (
        <ProblemNotice problem={problem} />
      )}
      {isCustomer ? (
        <section className={styles.panel}>
          <p>{words.signedIn({ email: data.email })}</p>
          <div>
            <Button variant="main" size="large" onClick={() => send({ type: 'step.continue' })}>
              {words.continue}
            </Button>
          </div>
        </section>
      ) : (
        <div className={styles.ways}>
          <section className={styles.panel} aria-labelledby="way-guest">
            <h3 id="way-guest" className={styles.wayTitle}>
              {words.guest}
            </h3>
            <p>{words.guestIntro}</p>
            <GuestForm view={view} drafts={drafts} send={send} isLoginProblem={isLoginProblem} />
          </section>
          <section className={styles.panel} aria-labelledby="way-login">
            <h3 id="way-login" className={styles.wayTitle}>
              {words.login}
            </h3>
            {allowLogin ? (
              <>
                <p>{words.loginIntro}</p>
                <LoginForm
                  problem={isLoginProblem ? problem : null}
                  isBusy={view.identify.isSigningIn}
                  onSubmit={(email, password) => send({ type: 'login.submit', email, password })}
                />
              </>
            ) : (
              <p>{session.loginNotAllowed}</p>
            )}
          </section>
        </div>
      )}
      <ul className={styles.limits}>
        <li>{checkout.deliveryLimits}</li>
        {view.methods.payment.length === 0 ? null : (
          <li>
            {checkout.paymentMeans({
              list: view.methods.payment.map(({ displayName }) => displayName).join(', '),
            })}
          </li>
        )}
      </ul>
    </div>
  );
}

const guestEmailId = 'guest-email';

interface GuestFormProps extends IdentifyStepProps {
  /** What went wrong belongs to the other form. */
  readonly isLoginProblem: boolean;
}

function GuestForm({ view, drafts, send, isLoginProblem }: GuestFormProps) {
  const { checkout, forms } = useTexts();
  const words = checkout.identify;
  const [attempt, setAttempt] = useState(0);
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('guestEmail') ?? '').trim();
    setAttempt(attempt + 1);
    setInvalid(!isPlausibleEmail(email));
    if (isPlausibleEmail(email)) send({ type: 'guest.submit', email });
  };
  const keep = (event: FormEvent<HTMLFormElement>) =>
    drafts.keep('identify', new FormData(event.currentTarget));
  const error = isInvalid ? forms.emailInvalid : view.problem?.fieldErrors['guestEmail'];
  const failed = isLoginProblem ? null : view.problem;
  return (
    <form method="post" noValidate className={styles.wayForm} onSubmit={submit} onInput={keep}>
      <ErrorSummary
        title={checkout.errorTitle}
        errors={error === undefined ? [] : [{ fieldId: guestEmailId, message: error }]}
        attempt={attempt}
      />
      <TextField
        id={guestEmailId}
        name="guestEmail"
        type="email"
        label={words.guestEmail}
        defaultValue={textIn(drafts.read().identify, 'guestEmail', view.data.email ?? '')}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={160}
        isRequired
        error={error}
      />
      <ButtonProblem problem={failed} />
      <div>
        <Button
          type="submit"
          variant="main"
          size="large"
          isPending={view.isBusy && !view.identify.isSigningIn}
          pendingLabel={checkout.saving}
          aria-describedby={failed === null ? undefined : buttonProblemId}
        >
          {words.guestSubmit}
        </Button>
      </div>
    </form>
  );
}
