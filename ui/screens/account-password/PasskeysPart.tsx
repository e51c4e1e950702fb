import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { passkeyFields } from '#contract/forms/passkey.ts';
import { mostPasskeys } from '#contract/passkey-limits.ts';
import type { PasskeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { usePasskeySetup } from '#ui/bindings/passkey-setup.ts';
import { usePasskeySupport } from '#ui/bindings/passkey-support.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import * as styles from './AccountPasswordScreen.css.ts';
import type { AccountPasswordData } from './account-password-data.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { ProvenStep } from './ProvenStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface PasskeysPartProps {
  readonly chart: WiredChart<PasskeySetupMachine>;
}

/** The passkeys of the account: what there is, a further one, and what a lost one is replaced by. */
export function PasskeysPart({ chart }: PasskeysPartProps) {
  const { secondFactor, passkeys: known } = useLoaderData() as AccountPasswordData;
  const { account, accountPasskeys: words, accountPassword } = useTexts();
  const { view, send } = usePasskeySetup(chart);
  const isPossible = usePasskeySupport() !== false;
  const { state, isBusy, problem, recoveryCodes, changes } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsking = state === 'asking' || state === 'confirming';
  const step = isAsking ? 'asking' : state === 'codes' ? 'codes' : 'list';
  const notice = useRef<HTMLDivElement>(null);
  // What was pressed has gone.
  useChange(`${step} ${changes}`, () => (notice.current ?? heading.current)?.focus());
  const told =
    state === 'cancelled' || state === 'known' || state === 'unsupported'
      ? [words[state]]
      : (state === 'refused' || state === 'unanswered') && problem !== null
        ? sentencesOf(problem, { error: account.failed, noAnswer: account.noAnswer })
        : [];
  const { passkeys, codesLeft } = known;
  return (
    <section
      className={styles.section}
      aria-labelledby="passkeys"
      data-machine="passkey-setup"
      data-state={state}
      aria-busy={isBusy}
    >
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.hint}>{words.intro}</p>
      <p role="status" className={styles.said}>
        {isAsking ? words[state === 'asking' ? 'asking' : 'saving'] : null}
      </p>
      {told.length > 0 ? (
        <Notice ref={notice} tone={state === 'cancelled' ? 'info' : 'danger'} role="alert">
          {told.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      {step === 'codes' ? (
        <RecoveryCodes codes={recoveryCodes} onKeep={() => send({ type: 'codes.keep' })} />
      ) : null}
      {step === 'list' ? (
        <>
          {passkeys.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.rows} aria-label={words.list}>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  isLastFactor={passkeys.length === 1 && !secondFactor.isOn}
                  changes={changes}
                />
              ))}
            </ul>
          )}
          {!isPossible ? (
            <p>{words.unsupported}</p>
          ) : passkeys.length < mostPasskeys ? (
            <DisclosureSection title={words.add}>
              <NewPasskey key={changes} />
            </DisclosureSection>
          ) : (
            <p>{words.enough({ most: mostPasskeys })}</p>
          )}
          {passkeys.length > 0 && !secondFactor.isOn ? (
            <>
              <p>{words.codesLeft({ count: codesLeft })}</p>
              <DisclosureSection title={accountPassword.renewCodes}>
                <ProvenStep
                  name="passkey-codes"
                  hint={accountPassword.renewHint}
                  submit={accountPassword.renew}
                  pending={accountPassword.renewing}
                />
              </DisclosureSection>
            </>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

/** Name and password of a further one; the device is asked afterwards. */
function NewPasskey() {
  const { account, accountPasskeys: words, accountPassword } = useTexts();
  const { email } = usePerson();
  const { form, view } = useForm('passkey', passkeyFields);
  return (
    <div className={styles.narrow}>
      <Form
        form={form}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ faultsTitle: account.errorTitle, submit: words.goOn, pending: words.adding }}
        problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
      >
        {/* Password managers look for whose password it is. */}
        <input hidden autoComplete="username" value={email} readOnly />
        <FormField name="name" label={words.newName} description={words.newNameHint} autoComplete="off" />
        <FormField
          name="currentPassword"
          label={accountPassword.currentPassword}
          autoComplete="current-password"
        />
        <noscript>{account.needsScript}</noscript>
      </Form>
    </div>
  );
}
