import { passkeyNameFields } from '#contract/forms/passkey.ts';
import type { Passkey } from '#contract/passkey.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AccountPasswordScreen.css.ts';
import { ProvenStep } from './ProvenStep.tsx';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Without it there is no second factor any more. */
  readonly isLastFactor: boolean;
  /** How often something was changed: what is typed begins anew. */
  readonly changes: number;
}

/** One passkey: where it comes from, when it was used, another name, and its end. */
export function PasskeyRow({ passkey, isLastFactor, changes }: PasskeyRowProps) {
  const { accountPasskeys: words } = useTexts();
  const { language } = useWording();
  const { id, name, createdAt, usedAt, browser, network, isBackedUp, standsAlone } = passkey;
  const at = (iso: string): string => formatDateTime(iso, language);
  return (
    <li className={styles.stacked}>
      <div className={styles.words}>
        <span className={styles.name}>
          <strong>{name}</strong>
          {isBackedUp ? <Badge tone="info">{words.isBackedUp}</Badge> : null}
          {standsAlone ? null : <Badge tone="warning">{words.isSuspended}</Badge>}
        </span>
        <span className={styles.hint}>{words.setUpIn({ at: at(createdAt), browser, network })}</span>
        <span className={styles.hint}>
          {usedAt === null ? words.neverUsed : words.usedAt({ at: at(usedAt) })}
        </span>
        {standsAlone ? null : <span className={styles.hint}>{words.suspendedHint}</span>}
      </div>
      <DisclosureSection title={<OfPasskey short={words.rename} full={words.renameOf({ name })} />}>
        <PasskeyName key={changes} id={id} name={name} />
      </DisclosureSection>
      <DisclosureSection title={<OfPasskey short={words.remove} full={words.removeOf({ name })} />}>
        <ProvenStep
          key={changes}
          name="passkey-removal"
          mark={String(id)}
          given={{ id: String(id) }}
          hint={isLastFactor ? words.removeLastHint : words.removeHint}
          submit={<OfPasskey short={words.remove} full={words.removeOf({ name })} />}
          pending={words.removing}
        />
      </DisclosureSection>
    </li>
  );
}

/** Short to see, and named in full to whoever hears it without the line around. */
function OfPasskey({ short, full }: { readonly short: string; readonly full: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}

function PasskeyName({ id, name }: Pick<Passkey, 'id' | 'name'>) {
  const { account, accountPasskeys: words } = useTexts();
  const { form, view } = useForm('passkey-name', passkeyNameFields, { given: { id: String(id) } });
  return (
    <div className={styles.narrow}>
      <Form
        form={{ ...form, name: `passkey-name-${id}` }}
        values={{ name }}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ faultsTitle: account.errorTitle, submit: words.saveName, pending: words.renaming }}
        problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
      >
        <FormField name="name" label={words.name} autoComplete="off" />
      </Form>
    </div>
  );
}
