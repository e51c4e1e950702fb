import { useLoaderData } from 'react-router-dom';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { GoneBack } from './GoneBack.tsx';
import { HandOver } from './HandOver.tsx';
import type { ExternalCatalogData } from './external-catalog-data.ts';

interface ExternalCatalogScreenProps {
  readonly chart: WiredChart<ExternalCatalogMachine>;
}

/** `/shop/external-catalog`: in the place of the checkout for whoever has come from a procurement system. */
export function Component({ chart }: ExternalCatalogScreenProps) {
  const { basket, goneBackTo, others } = useLoaderData() as ExternalCatalogData;
  if (goneBackTo !== null) return <GoneBack {...goneBackTo} isSent />;
  if (basket.externalCatalog === null) return <NoVisit others={others} />;
  return <HandOver chart={chart} basket={basket} visit={basket.externalCatalog} />;
}

function NoVisit({ others }: Pick<ExternalCatalogData, 'others'>) {
  const { externalCatalog: words } = useTexts();
  return (
    <EmptyState
      title={words.noneTitle}
      headingLevel={1}
      actions={
        <ButtonLink to="/shop/basket" variant="main">
          {words.toBasket}
        </ButtonLink>
      }
    >
      <p>{words.none}</p>
      {others.length === 0 ? null : (
        <>
          <p>{words.others}</p>
          <ul>
            {others.map(({ slug, name }) => (
              <li key={slug}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
