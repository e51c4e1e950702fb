import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

/** The shop sets no new passwords by mail. */
export function ResetClosed() {
  const { passwordReset: words } = useTexts();
  return (
    <EmptyState
      title={words.requestTitle}
      headingLevel={1}
      actions={
        <ButtonLink to="/login" variant="main">
          {words.toLogin}
        </ButtonLink>
      }
    >
      <p>{words.notAllowed}</p>
    </EmptyState>
  );
}
