import { useCallback, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { offerRequestPath } from '#contract/offer-request-path.ts';
import { passwordRequestPath } from '#contract/password-path.ts';
import { registrationPath } from '#contract/registration-path.ts';
import { safeRedirect } from '#domain/redirect.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useLogin } from '#ui/bindings/login.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { LetInNotice } from './LetInNotice.tsx';
import { LoginForm } from '#ui/sections/login/LoginForm.tsx';
import { WayInConfirmation } from './WayInConfirmation.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';

interface LoginPageProps {
  /** Signs in without a password; left out where there is no chart for it. */
  readonly Passkeys?: ComponentType<{ readonly redirectTo: string }>;
}

/** `/login` (S2.1): leads back to where the visitor wanted to go; takes a mailed way in and asks whether to use it. */
export function LoginPage({ Passkeys }: LoginPageProps) {
  const { session: words, registration, frame } = useTexts();
  const { allowPasswordReset, allowRegistration } = useConfig();
  const [search, setSearch] = useSearchParams();
  // Whoever asks for the sign-in once more still wants where they wanted before.
  const [wanted] = useState(search.get('redirectTo'));
  const redirectTo = search.get('redirectTo') ?? wanted;
  const wayIn = search.get('wayIn');
  const forgetWayIn = useCallback(
    () =>
      setSearch(
        (parameters) => {
          parameters.delete('wayIn');
          return parameters;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const panel = useRef<HTMLDivElement>(null);
  // Whoever asks for the sign-in where it stands already is led to its first field.
  useChange(useLocation().key, () => panel.current?.querySelector('input')?.focus());
  const { view, confirmWayIn } = useLogin(redirectTo, wayIn, forgetWayIn);
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
  // What is on its way is answered first.
  if (!view.isLoginAllowed && !view.isBusy) {
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
  if (view.hasWayIn || wayIn !== null) {
    return (
      <div className={styles.page} data-machine="session" data-state={view.isBusy ? 'openingWayIn' : 'wayIn'}>
        <h1>{words.wayIn.title}</h1>
        <div className={styles.panel}>
          <WayInConfirmation problem={view.problem} isBusy={view.isBusy} onConfirm={confirmWayIn} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page} data-machine="session" data-state={view.isBusy ? 'sending' : 'form'}>
      <h1>{words.title}</h1>
      {view.isLetIn && view.problem === null ? <LetInNotice /> : null}
      <p>{redirectTo?.startsWith(offerRequestPath) === true ? registration.forOffer : words.intro}</p>
      <div className={styles.panel} ref={panel}>
        <LoginForm key={redirectTo} given={{ redirectTo: safeRedirect(redirectTo) }} problem={view.problem} />
      </div>
      {Passkeys === undefined ? null : <Passkeys redirectTo={safeRedirect(redirectTo)} />}
      {allowRegistration ? (
        <p>
          <Link tone="alone" to={registrationPath}>
            {registration.register}
          </Link>
        </p>
      ) : null}
      {allowPasswordReset ? (
        <p>
          <Link tone="alone" to={passwordRequestPath}>
            {words.forgotten}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
