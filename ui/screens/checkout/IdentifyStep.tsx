import { servedCountries } from '#contract/address-choices.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { guestFields } from '#contract/forms/guest.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useList } from '#ui/bindings/formats.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { LoginForm } from '#ui/sections/login/LoginForm.tsx';
import type { DraftKeeper } from '#ui/bindings/drafts.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './CheckoutScreen.css.ts';

interface IdentifyStepProps {
  readonly view: CheckoutView;
  readonly drafts: DraftKeeper;
  readonly send: (command: CheckoutCommand) => void;
}

/** Signing in goes on with the next step. */
const noAddress: TypedValues = {};

/** Mail address that was typed to sign in, and not sent. */
const loginEmailIn = (drafts: DraftKeeper): string => drafts.read().identify?.['email'] ?? '';

/** Keeps what was typed into one of the two forms beside what was typed into the other. */
const keepTyped = (drafts: DraftKeeper, typed: TypedValues): void =>
  drafts.keep('identify', { ...drafts.read().identify, ...typed });

/** Step 1: sign in, order as a guest, or go on as the one who is signed in; delivery limits and payment means (§ 312j BGB). */
export function IdentifyStep({ view, drafts, send }: IdentifyStepProps) {
  const { checkout, forms, session } = useTexts();
  const listed = useList();
  const { allowLogin, allowPasswordReset } = useConfig();
  const words = checkout.identify;
  const { data, problem } = view;
  // A password alone is nothing that is kept.
  const keepLoginEmail = (email: string): void => {
    if (email !== loginEmailIn(drafts)) keepTyped(drafts, { email });
  };
  const isSessionOver = problem?.code === 'session.ended';
  const isCustomer = data.identity === 'customer' && view.identify.isIdentified;
  return (
    <div className={styles.step}>
      <StepHeading step="identify" />
      {/* Everything else was said by a form, which says it where it stands. */}
      <ProblemNotice problem={isSessionOver ? problem : null} />
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
          {/* What is to be ordered lies in the basket of the one who was signed in. */}
          {isSessionOver ? null : (
            <section className={styles.panel} aria-labelledby="way-guest">
              <h3 id="way-guest" className={styles.wayTitle}>
                {words.guest}
              </h3>
              <p>{words.guestIntro}</p>
              <GuestForm view={view} drafts={drafts} />
            </section>
          )}
          <section className={styles.panel} aria-labelledby="way-login">
            <h3 id="way-login" className={styles.wayTitle}>
              {words.login}
            </h3>
            {allowLogin ? (
              <>
                <p>{words.loginIntro}</p>
                <LoginForm given={noAddress} email={loginEmailIn(drafts)} onEmail={keepLoginEmail} />
                <Link to="/login?redirectTo=/shop/checkout/2">{words.passkey}</Link>
                {allowPasswordReset ? <Link to="/password/request">{session.forgotten}</Link> : null}
              </>
            ) : (
              <p>{session.loginNotAllowed}</p>
            )}
          </section>
        </div>
      )}
      <ul className={styles.limits}>
        <li>
          {checkout.deliveryLimits({
            list: listed(servedCountries.map((country) => forms.countries[country])),
          })}
        </li>
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

/** A guest says only where the confirmation goes. */
function GuestForm({ view, drafts }: Pick<IdentifyStepProps, 'view' | 'drafts'>) {
  const { checkout: words } = useTexts();
  const { form, view: tried } = useForm('guest', guestFields, {
    onValues: (values) => keepTyped(drafts, values),
  });
  // The step says itself that the session is over.
  const problem = tried.problem?.code === 'session.ended' ? null : problemIn(tried, words.problems);
  return (
    <Form
      form={form}
      words={{
        faultsTitle: words.errorTitle,
        submit: words.identify.guestSubmit,
        pending: words.saving,
      }}
      values={{ guestEmail: view.data.email ?? '', ...drafts.read().identify }}
      problem={problem}
    >
      <FormField name="guestEmail" label={words.identify.guestEmail} autoComplete="email" />
    </Form>
  );
}
