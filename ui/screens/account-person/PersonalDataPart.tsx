import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { accountErasureFields } from '#contract/forms/account-erasure.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { DownloadButton } from '#ui/sections/account/DownloadButton.tsx';
import * as styles from './AccountPersonScreen.css.ts';

interface PersonalDataPartProps {
  /** A firm would be left with nobody to run its account. */
  readonly isLastAdmin: boolean;
  /** How many orders wait for a release nobody else could give. */
  readonly decidedAlone: number;
}

/** What the law gives everybody about whom the shop keeps something: to have it, and to be forgotten. */
export function PersonalDataPart({ isLastAdmin, decidedAlone }: PersonalDataPartProps) {
  const { accountPerson: words } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="ihre-daten">
      <h2 id="ihre-daten">{words.personalData}</h2>
      <p className={styles.hint}>{words.exportHint}</p>
      <DownloadButton
        save={({ downloadPersonalData }) => downloadPersonalData()}
        words={{ label: words.exportData, pending: words.exporting, failed: words.exportFailed }}
      />
      <DisclosureSection title={words.erase}>
        {isLastAdmin ? (
          <LastAdmin />
        ) : (
          <>
            {decidedAlone === 0 ? null : <DecidedAlone count={decidedAlone} />}
            <ErasureForm />
          </>
        )}
      </DisclosureSection>
    </section>
  );
}

/** Said before a password is typed. */
function LastAdmin() {
  const { accountPerson: words } = useTexts();
  return (
    <>
      <p>{words.lastAdminStays}</p>
      <p>
        <Link tone="alone" to={adminUsersPath}>
          {words.toPeople}
        </Link>
      </p>
    </>
  );
}

/** What becomes of the orders that only they could release, and what they can do before. */
function DecidedAlone({ count }: { readonly count: number }) {
  const { accountPerson: words } = useTexts();
  const { is_admin: isAdmin } = usePerson();
  return (
    <>
      <p>
        <strong>{words.decidedAlone({ count })}</strong> {words.decidedAloneEnds({ count })}{' '}
        {isAdmin ? words.decideOrName : words.decideFirst}
      </p>
      <p>
        <Link tone="alone" to={adminOrdersPath}>
          {words.toReleases}
        </Link>
      </p>
      {isAdmin ? (
        <p>
          <Link tone="alone" to={adminUsersPath}>
            {words.toPeople}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** Nothing that is typed here is kept anywhere. */
function ErasureForm() {
  const { account, accountPerson: words } = useTexts();
  const { email } = usePerson();
  const { form, view } = useForm('account-erasure', accountErasureFields);
  return (
    <Form
      form={form}
      buttonVariant="secondary"
      words={{ faultsTitle: account.errorTitle, submit: words.eraseConfirm, pending: words.erasing }}
      problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
    >
      <p>{words.eraseEffect}</p>
      <p>{words.eraseKeeps}</p>
      <p>{words.factorToo}</p>
      <div className={styles.fields}>
        <div className={styles.wide}>
          {/* Password managers look for whose password it is. */}
          <input hidden autoComplete="username" value={email} readOnly />
          <FormField
            name="currentPassword"
            type="password"
            label={words.currentPassword}
            autoComplete="current-password"
          />
        </div>
      </div>
      <noscript>{account.needsScript}</noscript>
    </Form>
  );
}
