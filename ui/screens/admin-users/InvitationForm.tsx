import { adminUsersPath } from '#contract/admin-users-path.ts';
import { invitedRoles } from '#contract/firm-roles.ts';
import { invitationFields } from '#contract/forms/firm-people.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { RightsFields } from './RightsFields.tsx';

const first = { email: '', firstname: '', lastname: '', role: 'member', ordering: 'allowed' };

/** Asks somebody to join the firm, with what they may from then on. */
export function InvitationForm() {
  const { adminUsers: words, forms } = useTexts();
  const kept = useKeptForm('firm-invitation', invitationFields, 'firm-invitation', {
    given: { said: words.invited },
  });
  return (
    <div className={styles.editor} data-state="new">
      <h1>{words.newTitle}</h1>
      <p className={styles.hint}>{words.inviteHint}</p>
      <section className={styles.section} aria-label={words.newTitle}>
        <KeptForm
          kept={kept}
          words={{ submit: words.invite, pending: words.inviting, note: forms.requiredHint }}
          values={first}
          actions={
            <ButtonLink to={adminUsersPath} variant="quiet">
              {words.back}
            </ButtonLink>
          }
        >
          <div className={styles.fields}>
            <FormField name="firstname" label={words.firstname} autoComplete="off" />
            <FormField name="lastname" label={words.lastname} autoComplete="off" />
            <FormField name="email" label={words.email} autoComplete="off" />
          </div>
          <RightsFields roles={invitedRoles} />
        </KeptForm>
      </section>
    </div>
  );
}
