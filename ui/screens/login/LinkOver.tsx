import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

interface LinkOverProps {
  /** How long such a link is good, and what is to be done now. */
  readonly sentences: readonly string[];
  /** Where another one is to be had; absent where somebody else has to send it. */
  readonly again?: { readonly to: string; readonly label: string };
}

/** The link of a mail opens nothing any more: before anything is typed, not after. */
export function LinkOver({ sentences, again }: LinkOverProps) {
  const { passwordReset: words } = useTexts();
  return (
    <EmptyState
      title={words.overTitle}
      headingLevel={1}
      actions={
        <>
          {again === undefined ? null : (
            <ButtonLink to={again.to} variant="main">
              {again.label}
            </ButtonLink>
          )}
          <ButtonLink to="/login" variant={again === undefined ? 'main' : 'secondary'}>
            {words.toLogin}
          </ButtonLink>
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </EmptyState>
  );
}
