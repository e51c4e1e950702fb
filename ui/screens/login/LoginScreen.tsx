import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '#domain/redirect.ts';
import { useLogin } from '#ui/bindings/login.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as styles from './LoginScreen.css.ts';

/** `/login` (spec 2.1): leads back to where the visitor wanted to go. */
export function Component() {
  const { session: words, frame } = useTexts();
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  const { view, submit } = useLogin(redirectTo);
  if (!view.isGuest && !view.isBusy) {
    return (
      <div data-machine="session" data-state="member">
        <EmptyState
          title={words.signedInAs({ email: view.email })}
          headingLevel={1}
          actions={
            <>
              <ButtonLink to={redirectTo === null ? '/' : safeRedirect(redirectTo)} variant="main">
                {words.goOn}
              </ButtonLink>
              <ButtonLink to="/logout">{words.logout}</ButtonLink>
            </>
          }
        />
      </div>
    );
  }
  if (!view.isLoginAllowed) {
    return (
      <div data-machine="session" data-state="notAllowed">
        <EmptyState
          title={words.title}
          headingLevel={1}
          actions={
            <ButtonLink to="/" variant="main">
              {frame.shopName}
            </ButtonLink>
          }
        >
          <p>{words.loginNotAllowed}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page} data-machine="session" data-state={view.isBusy ? 'sending' : 'form'}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <div className={styles.panel}>
        <LoginForm problem={view.problem} isBusy={view.isBusy} onSubmit={submit} />
      </div>
    </div>
  );
}
