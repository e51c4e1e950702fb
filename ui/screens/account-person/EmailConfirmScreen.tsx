import { useLoaderData, useParams } from 'react-router-dom';
import { accountPersonPath } from '#contract/account-path.ts';
import type { MailedLink } from '#contract/mailed-link.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { LinkOver } from '#ui/sections/login/LinkOver.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';

const takeFocus = (place: HTMLElement | null): void => place?.focus();
const noFields = {};

/** `/my/email/confirm/…`: the address the link was mailed to takes the place of the one there is; opening the page changes nothing. */
export function Component() {
  const { account, accountPerson: words } = useTexts();
  const { token = '' } = useParams();
  const { email } = usePerson();
  const { isGood } = useLoaderData() as MailedLink;
  const { form, view } = useForm('email-confirm', noFields, { given: { token } });
  if (view.sent !== null)
    return (
      <div className={styles.page} data-state={view.state}>
        <h1>{words.emailChanged}</h1>
        <p ref={takeFocus} role="status" tabIndex={-1} className={styles.notice}>
          {words.emailChangedHint({ email })}
        </p>
        <div>
          <ButtonLink to={accountPersonPath} variant="main">
            {words.toPersonalData}
          </ButtonLink>
        </div>
      </div>
    );
  if (!isGood)
    return (
      <LinkOver
        sentences={[words.linkOver, words.linkOverHint({ email })]}
        ways={[{ to: accountPersonPath, label: words.toPersonalData }]}
      />
    );
  return (
    <div className={styles.page} data-state={view.state}>
      <h1>{words.confirmEmail}</h1>
      <p>{words.confirmEmailIntro({ email })}</p>
      <div className={styles.panel}>
        <Form
          form={form}
          words={{
            faultsTitle: account.errorTitle,
            submit: words.confirmEmailSubmit,
            pending: words.confirmingEmail,
          }}
          problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
        >
          <p>{words.confirmEmailEffect}</p>
          <noscript>{account.needsScript}</noscript>
        </Form>
      </div>
      <p>
        <Link tone="alone" to={accountPersonPath}>
          {words.toPersonalData}
        </Link>
      </p>
    </div>
  );
}
