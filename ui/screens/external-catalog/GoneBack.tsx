import { returnDocumentPath } from '#contract/external-catalog-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

interface GoneBackProps {
  /** How the system is called. */
  readonly name: string;
  /** False where nothing was taken over. */
  readonly hasBasket: boolean;
  /** The document was sent before: the link sends it again. */
  readonly isSent: boolean;
}

/** The visit has gone back to its system; the link opens the document that is sent there. */
export function GoneBack({ name, hasBasket, isSent }: GoneBackProps) {
  const { externalCatalog: words } = useTexts();
  const { title, leaving, over, again } = hasBasket ? words.handedOver : words.backWithout;
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      actions={
        // Not within the page: a document of its own, whose policy lets it send a form elsewhere.
        <ButtonLink to={returnDocumentPath} target="_top" variant="main">
          {isSent ? again({ name }) : words.goOn}
        </ButtonLink>
      }
    >
      <p>{(isSent ? over : leaving)({ name })}</p>
    </EmptyState>
  );
}
