import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

/** The shop makes accounts by itself for nobody who asks (S6-09). */
export function RegistrationClosed() {
  const { registration: words } = useTexts();
  return (
    <div data-machine="registration" data-state="closed">
      <EmptyState
        title={words.title}
        headingLevel={1}
        actions={
          <ButtonLink to="/login" variant="main">
            {words.toLogin}
          </ButtonLink>
        }
      >
        <p>{words.notAllowed}</p>
      </EmptyState>
    </div>
  );
}
