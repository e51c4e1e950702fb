import { useLoaderData, useParams } from 'react-router-dom';
import type { MailedLink } from '#contract/mailed-link.ts';
import { passwordRequestPath } from '#contract/password-path.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { LinkOver } from '#ui/sections/login/LinkOver.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { ResetClosed } from './ResetClosed.tsx';

/** `/password/reset/…` (S2.1-06): a new password by the link of the mail. */
export function PasswordResetPage() {
  const { passwordReset: words } = useTexts();
  const { allowPasswordReset } = useConfig();
  const { resetUsername = '' } = useParams();
  const { isGood } = useLoaderData() as MailedLink;
  if (!allowPasswordReset) return <ResetClosed />;
  return (
    <NewPasswordPage
      form="password-reset"
      username={resetUsername}
      words={{
        title: words.resetTitle,
        intro: words.resetIntro({ email: resetUsername }),
        errorTitle: words.resetError,
        submit: words.reset,
        pending: words.resetting,
        done: words.isReset,
      }}
      instead={
        isGood ? undefined : (
          <LinkOver
            sentences={[words.over, words.overHint]}
            ways={[
              { to: passwordRequestPath, label: words.requestAgain },
              { to: '/login', label: words.toLogin },
            ]}
          />
        )
      }
    >
      <p>
        <Link tone="alone" to={passwordRequestPath}>
          {words.requestAgain}
        </Link>
      </p>
    </NewPasswordPage>
  );
}
