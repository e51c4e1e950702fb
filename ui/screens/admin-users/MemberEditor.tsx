import { adminCostCenterPath } from '#contract/admin-firm-paths.ts';
import { adminUsersPath, firmMemberKey } from '#contract/admin-users-path.ts';
import type { FirmMember } from '#contract/admin-users.ts';
import { firmRoles } from '#contract/firm-roles.ts';
import { firmMemberFields } from '#contract/forms/firm-people.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { roleOf } from '#domain/firm-tables.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { Removal } from '#ui/sections/firm/Removal.tsx';
import type { OneMemberData } from './admin-users-data.ts';
import { ChangeList } from './ChangeList.tsx';
import { RightsFields } from './RightsFields.tsx';
import { lostWith, rolesOf } from './roles-of.ts';

interface MemberEditorProps {
  readonly data: OneMemberData;
}

interface ItemProps {
  readonly item: FirmMember;
}

/** One of the firm, or whom it has invited: what they may, and whether they belong to it. */
export function MemberEditor({ data: { item, changes } }: MemberEditorProps) {
  const { adminUsers: words } = useTexts();
  return (
    <div className={styles.editor} data-state={item.state}>
      <h1>{item.name === '' ? item.email : item.name}</h1>
      <Facts item={item} />
      {item.isInvitation ? <InvitationSteps item={item} /> : <MemberSteps item={item} />}
      {changes.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="aenderungen">
          <h2 id="aenderungen">{words.changes}</h2>
          <ChangeList changes={changes} />
        </section>
      )}
    </div>
  );
}

function Facts({ item }: ItemProps) {
  const { texts, language } = useWording();
  const { adminUsers: words } = texts;
  const { email, state, signedInAt, invitedUntil, costCenters } = item;
  const seen =
    signedInAt === null
      ? words.neverSignedIn
      : words.signedInAt({ at: formatDateTime(signedInAt, language) });
  return (
    <div>
      <p>{email}</p>
      <p className={styles.hint}>
        {words.states[state]} ·{' '}
        {invitedUntil === null ? seen : words.invitedUntil({ at: formatDateTime(invitedUntil, language) })}
      </p>
      {costCenters.length === 0 ? null : (
        <p>
          {words.responsibleFor}{' '}
          {costCenters.map(({ id, number, name }, index) => (
            <span key={id}>
              {index === 0 ? null : ', '}
              <Link to={adminCostCenterPath(id)}>
                {number} {name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Whoever has not joined yet is invited again, or no more. */
function InvitationSteps({ item }: ItemProps) {
  const { adminUsers: words } = useTexts();
  return (
    <>
      <p>{rolesOf(item, words).join(', ')}</p>
      <AccountStep
        name="firm-invitation-again"
        given={{ id: String(item.id), said: words.invited }}
        submit={words.inviteAgain}
        pending={words.inviting}
        hint={words.inviteAgainHint}
      />
      <Removal
        name="firm-invitation-withdrawal"
        given={{ id: String(item.id) }}
        words={{
          remove: words.withdraw,
          removeHint: words.withdrawHint,
          confirmRemove: words.confirmWithdraw,
          removed: words.change.withdrawn({ person: item.email }),
          removing: words.withdrawing,
        }}
      />
      <div>
        <BackButton />
      </div>
    </>
  );
}

function MemberSteps({ item }: ItemProps) {
  const { adminUsers: words } = useTexts();
  const isSelf = usePerson().id === item.id;
  return (
    <>
      <Rights item={item} isSelf={isSelf} />
      {isSelf ? null : item.state === 'inactive' ? (
        <AccountStep
          name="firm-member-reactivation"
          given={{ id: String(item.id), said: words.change.reactivated({ person: item.name }) }}
          submit={words.reactivate}
          pending={words.saving}
          hint={words.reactivateHint}
        />
      ) : (
        <Removal
          name="firm-member-deactivation"
          given={{ id: String(item.id) }}
          words={{
            remove: words.deactivate,
            removeHint: [words.deactivateHint, ...lostWith(item, words.lost)].join(' '),
            confirmRemove: words.confirmDeactivate,
            removed: [words.change.deactivated({ person: item.name }), ...lostWith(item, words.wasLost)].join(
              ' ',
            ),
            removing: words.deactivating,
          }}
        />
      )}
    </>
  );
}

/** Who is locked out stands in for nobody. */
const rolesFor = ({ state, isDeputy }: FirmMember) =>
  state === 'inactive' && !isDeputy ? firmRoles.filter((role) => role !== 'deputy') : firmRoles;

function Rights({ item, isSelf }: ItemProps & { readonly isSelf: boolean }) {
  const { adminUsers: words } = useTexts();
  const kept = useKeptForm('firm-member', firmMemberFields, `firm-member-${firmMemberKey(item)}`, {
    given: { id: String(item.id), said: words.saved },
  });
  return (
    <section className={styles.section} aria-labelledby="rechte">
      <h2 id="rechte">{words.rights}</h2>
      {isSelf ? <p className={styles.hint}>{words.ownRole}</p> : null}
      <KeptForm
        kept={kept}
        words={{ submit: words.save, pending: words.saving }}
        values={{ role: roleOf(item), ordering: item.mayOrder ? 'allowed' : 'forbidden' }}
        actions={<BackButton />}
      >
        <RightsFields roles={isSelf ? ['admin'] : rolesFor(item)} />
      </KeptForm>
    </section>
  );
}

function BackButton() {
  const { adminUsers: words } = useTexts();
  return (
    <ButtonLink to={adminUsersPath} variant="quiet">
      {words.back}
    </ButtonLink>
  );
}
