import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

interface NotOfferedProps {
  readonly title: string;
  /** Why, and whom to turn to. */
  readonly sentence: string;
}

/** A way in that this shop does not offer. */
export function NotOffered({ title, sentence }: NotOfferedProps) {
  const { registration: words } = useTexts();
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      actions={
        <ButtonLink to="/login" variant="main">
          {words.toLogin}
        </ButtonLink>
      }
    >
      <p>{sentence}</p>
    </EmptyState>
  );
}
