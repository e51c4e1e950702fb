import { returnDocumentPath } from '#contract/external-catalog-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

interface HandedOverProps {
  /** How the system is called. */
  readonly name: string;
  readonly text: (given: { name: string }) => string;
  /** What the link says that sends the basket. */
  readonly label: string;
}

/** The basket has gone to its system; the link opens the document that sends it. */
export function HandedOver({ name, text, label }: HandedOverProps) {
  const { externalCatalog: words } = useTexts();
  return (
    <EmptyState
      title={words.handedOverTitle}
      headingLevel={1}
      actions={
        // Not within the page: a document of its own, whose policy lets it send a form elsewhere.
        <ButtonLink to={returnDocumentPath} target="_top" variant="main">
          {label}
        </ButtonLink>
      }
    >
      <p>{text({ name })}</p>
    </EmptyState>
  );
}
