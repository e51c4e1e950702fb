import { passwordRequestPath } from '#contract/password-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

/** The link of a mail sets no password any more: before anything is typed, not after. */
export function ResetLinkOver() {
  const { passwordReset: words } = useTexts();
  return (
    <EmptyState
      title={words.overTitle}
      headingLevel={1}
      actions={
        <>
          <ButtonLink to={passwordRequestPath} variant="main">
            {words.requestAgain}
          </ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            {words.toLogin}
          </ButtonLink>
        </>
      }
    >
      <p>{words.over}</p>
      <p>{words.overHint}</p>
    </EmptyState>
  );
}
