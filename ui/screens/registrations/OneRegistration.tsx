import { waitingRegistrationsPath } from '#contract/waiting-registrations-path.ts';
import type { WaitingRegistration } from '#contract/waiting-registrations.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { StaffFacts } from '#ui/sections/staff/StaffFacts.tsx';
import { StaffRefusal } from '#ui/sections/staff/StaffRefusal.tsx';
import { registrantOf } from './registrations-data.ts';

interface OneRegistrationProps {
  readonly item: WaitingRegistration;
}

/** Lets somebody in, or says why not. */
export function OneRegistration({ item }: OneRegistrationProps) {
  const { texts, language } = useWording();
  const { registrations: words } = texts;
  const { columns, kinds } = words;
  return (
    <div className={styles.editor} data-state="one">
      <h1>{registrantOf(item)}</h1>
      <StaffFacts
        facts={[
          [columns.kind, kinds[item.kind]],
          [columns.person, item.name],
          [columns.email, item.email],
          [columns.vatId, item.vatId],
          [columns.customerNumber, item.customerNumber],
          [columns.registeredAt, formatDateTime(item.registeredAt, language)],
        ]}
      />
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
      <StaffRefusal name="registration-refusal" id={item.id} words={words} />
      <div>
        <ButtonLink to={waitingRegistrationsPath} variant="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}
