import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

interface Way {
  readonly to: string;
  readonly label: string;
}

interface LinkOverProps {
  /** How long such a link is good, and what is to be done now. */
  readonly sentences: readonly string[];
  /** Where to go on: first to what the sentences say first. */
  readonly ways: readonly [Way, ...Way[]];
}

/** The link of a mail opens nothing any more: before anything is typed, not after. */
export function LinkOver({ sentences, ways }: LinkOverProps) {
  const { passwordReset: words } = useTexts();
  return (
    <EmptyState
      title={words.overTitle}
      headingLevel={1}
      actions={ways.map(({ to, label }, index) => (
        <ButtonLink key={to} to={to} variant={index === 0 ? 'main' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </EmptyState>
  );
}
