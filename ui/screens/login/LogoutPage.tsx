import { useLogout } from '#ui/bindings/login.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** `/logout` (S2.1): signing out is a press of a button, never the mere opening of an address. */
export function LogoutPage() {
  const { session: words, basket, registration } = useTexts();
  const { view, logout } = useLogout();
  if (view.isGuest) {
    const { isErased } = view;
    return (
      <div data-machine="session" data-state="guest">
        <EmptyState
          title={isErased ? registration.erased : words.loggedOut}
          headingLevel={1}
          actions={
            <>
              <ButtonLink to="/" variant="main">
                {basket.continueShopping}
              </ButtonLink>
              <ButtonLink to="/login">{words.submit}</ButtonLink>
            </>
          }
        >
          {isErased ? (
            <p ref={takeFocus} role="status" tabIndex={-1}>
              {registration.erasedHint}
            </p>
          ) : null}
        </EmptyState>
      </div>
    );
  }
  return (
    <div data-machine="session" data-state={view.isBusy ? 'leaving' : 'member'}>
      <EmptyState
        title={words.logout}
        headingLevel={1}
        actions={
          <Button variant="main" isPending={view.isBusy} pendingLabel={words.loggingOut} onClick={logout}>
            {words.logout}
          </Button>
        }
      >
        <p>{words.signedInAs({ email: view.email })}</p>
      </EmptyState>
    </div>
  );
}
