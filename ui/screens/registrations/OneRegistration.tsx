import { staffRefusalFields } from '#contract/forms/staff-refusal.ts';
import { waitingRegistrationsPath } from '#contract/waiting-registrations-path.ts';
import type { WaitingRegistration } from '#contract/waiting-registrations.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { registrantOf } from './registrations-data.ts';

interface OneRegistrationProps {
  readonly item: WaitingRegistration;
}

/** Lets somebody in, or says why not. */
export function OneRegistration({ item }: OneRegistrationProps) {
  const { registrations: words } = useTexts();
  return (
    <div className={styles.editor} data-state="one">
      <h1>{registrantOf(item)}</h1>
      <Facts item={item} />
      {item.knownAs === '' ? null : (
        <Notice tone="warning" role="none">
          {words.vatIdKnown({ number: item.knownAs })}
        </Notice>
      )}
      <AccountStep
        name="registration-approval"
        given={{ id: String(item.id), said: words.approved }}
        submit={words.approve}
        pending={words.approving}
        hint={words.approveHint}
      />
      <DisclosureSection title={words.refuse}>
        <RefusalForm item={item} />
      </DisclosureSection>
      <div>
        <ButtonLink to={waitingRegistrationsPath} variant="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}

function Facts({ item }: OneRegistrationProps) {
  const { texts, language } = useWording();
  const { columns, kinds } = texts.registrations;
  const facts = [
    [columns.kind, kinds[item.kind]],
    [columns.person, item.name],
    [columns.email, item.email],
    [columns.vatId, item.vatId],
    [columns.customerNumber, item.customerNumber],
    [columns.registeredAt, formatDateTime(item.registeredAt, language)],
  ] as const;
  return (
    <dl className={styles.list}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className={styles.small}>{label}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function RefusalForm({ item }: OneRegistrationProps) {
  const { registrations: words } = useTexts();
  const kept = useKeptForm('registration-refusal', staffRefusalFields, `registration-refusal-${item.id}`, {
    given: { id: String(item.id), said: words.refused },
  });
  return (
    <KeptForm
      kept={kept}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ submit: words.confirmRefuse, pending: words.refusing }}
    >
      <p>{words.refuseHint}</p>
      <FormTextArea name="reason" label={words.reason} rows={3} />
    </KeptForm>
  );
}
