import { useRef, useState } from 'react';
import { bankAccountFields } from '#contract/forms/methods.ts';
import type { BankAccount } from '#contract/person.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from './AccountPersonScreen.css.ts';
import { Facts } from './Facts.tsx';

interface BankAccountPartProps {
  readonly account: BankAccount | null;
}

/** The account of direct debits, by the end of its number; another one takes its place. */
export function BankAccountPart({ account }: BankAccountPartProps) {
  const { accountPerson: words } = useTexts();
  const { language } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const [before, setBefore] = useState<BankAccount | null>();
  const isChanged = before !== undefined && before?.keptAt !== account?.keptAt;
  const said = account === null ? words.accountRemoved : words.accountSaved;
  // The form that was sent, or the button that was pressed, has gone.
  useFocusOnChange(heading, isChanged ? `${account?.keptAt}` : undefined);
  return (
    <section className={styles.section} aria-labelledby="bankverbindung" onSubmit={() => setBefore(account)}>
      <h2 id="bankverbindung" ref={heading} tabIndex={-1}>
        {words.bankAccount}
      </h2>
      <p className={styles.hint}>{words.bankHint}</p>
      <p role="status" className={styles.said}>
        {isChanged ? said : null}
      </p>
      {account === null ? (
        <>
          <p>{words.noBankAccount}</p>
          <BankAccountForm />
        </>
      ) : (
        <>
          <div className={styles.card}>
            <Facts
              facts={[
                [words.iban, account.maskedIban],
                [words.accountHolder, account.accountHolder],
              ]}
            />
            <p className={styles.hint}>{words.keptAt({ at: formatDateTime(account.keptAt, language) })}</p>
            <AccountStep name="bank-account-removal" submit={words.removeAccount} pending={words.removing} />
          </div>
          <DisclosureSection key={account.keptAt} title={words.otherAccount}>
            <BankAccountForm />
          </DisclosureSection>
        </>
      )}
    </section>
  );
}

function BankAccountForm() {
  const { account, accountPerson: words, forms } = useTexts();
  const { form, view } = useForm('bank-account', bankAccountFields);
  return (
    <Form
      form={form}
      buttonVariant="secondary"
      words={{
        faultsTitle: account.errorTitle,
        submit: words.saveAccount,
        pending: words.saving,
        note: forms.requiredHint,
      }}
      problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <FormField name="iban" label={words.iban} autoComplete="off" />
        </div>
        <div className={styles.wide}>
          <FormField name="accountHolder" label={words.accountHolder} autoComplete="name" />
        </div>
      </div>
      <noscript>{account.needsScript}</noscript>
    </Form>
  );
}
