import { useLogin } from '#ui/bindings/login.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as styles from './LoginForm.css.ts';

interface SignInHereProps {
  /** Whose password was just set or confirmed. */
  readonly email: string;
}

const home = '/';
/** Nobody comes here by a mailed way in. */
const nothing = (): void => undefined;

/** The sign-in where somebody has just said their password, filled in; whoever is signed in already finds the way on. */
export function SignInHere({ email }: SignInHereProps) {
  const { passwordReset: words } = useTexts();
  const { view } = useLogin(home, null, nothing);
  if ((!view.isGuest || !view.isLoginAllowed) && !view.isBusy)
    return (
      <p>
        <Link tone="alone" to="/login">
          {words.toLogin}
        </Link>
      </p>
    );
  return (
    <div className={styles.panel}>
      <LoginForm given={{ redirectTo: home }} problem={view.problem} email={email} />
    </div>
  );
}
