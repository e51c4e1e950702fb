import { useLoaderData, useParams } from 'react-router-dom';
import { passwordRequestPath } from '#contract/password-path.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import type { PasswordResetData } from './password-reset-data.ts';
import { ResetClosed } from './ResetClosed.tsx';
import { ResetLinkOver } from './ResetLinkOver.tsx';

/** `/password/reset/…` (S2.1-06): a new password by the link of the mail. */
export function PasswordResetPage() {
  const { passwordReset: words } = useTexts();
  const { allowPasswordReset } = useConfig();
  const { resetUsername = '' } = useParams();
  const { isGood } = useLoaderData() as PasswordResetData;
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
      instead={isGood ? undefined : <ResetLinkOver />}
    >
      <p>
        <Link tone="alone" to={passwordRequestPath}>
          {words.requestAgain}
        </Link>
      </p>
    </NewPasswordPage>
  );
}
