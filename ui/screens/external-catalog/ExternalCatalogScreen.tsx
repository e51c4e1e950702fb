import { useLoaderData } from 'react-router-dom';
import { systemPath } from '#contract/external-catalog-system-path.ts';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { GoneBack } from './GoneBack.tsx';
import { HandOver } from './HandOver.tsx';
import type { ExternalCatalogData } from './external-catalog-data.ts';
import * as styles from './ExternalCatalogScreen.css.ts';

interface ExternalCatalogScreenProps {
  readonly chart: WiredChart<ExternalCatalogMachine>;
}

/** `/shop/external-catalog`: in the place of the checkout for whoever has come from a procurement system. */
export function Component({ chart }: ExternalCatalogScreenProps) {
  const { basket, goneBackTo, others, chosen } = useLoaderData() as ExternalCatalogData;
  if (goneBackTo !== null) return <GoneBack {...goneBackTo} isSent />;
  if (basket.externalCatalog === null) return <NoVisit others={others} chosen={chosen} />;
  return <HandOver chart={chart} basket={basket} visit={basket.externalCatalog} />;
}

function NoVisit({ others, chosen }: SystemsProps) {
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
      {others.length === 0 ? null : <Systems others={others} chosen={chosen} />}
    </EmptyState>
  );
}

type SystemsProps = Pick<ExternalCatalogData, 'others' | 'chosen'>;

/** From where the firm opens the shop; of the one that is chosen, how. */
function Systems({ others, chosen }: SystemsProps) {
  const { externalCatalog: words } = useTexts();
  return (
    <div className={styles.systems}>
      <p>{words.others}</p>
      <ul>
        {others.map(({ slug, name }) => (
          <li key={slug}>
            {slug === chosen?.slug ? (
              <strong aria-current="page">{name}</strong>
            ) : (
              <Link to={systemPath(slug)}>{name}</Link>
            )}
          </li>
        ))}
      </ul>
      {chosen === null ? null : (
        <p>{words.opensFrom({ name: chosen.name, protocol: words.protocols[chosen.protocol] })}</p>
      )}
    </div>
  );
}
