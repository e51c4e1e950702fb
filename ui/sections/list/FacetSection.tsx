import type { Facet, FacetValue } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { InkChip } from '#ui/parts/InkChip/InkChip.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { inkNamesOf } from '#ui/shop/InkColour/InkColour.tsx';
import type { ListAddress } from './list-address.ts';
import * as styles from './filters.css.ts';

/** Values shown before the rest is folded away. */
const valuesAtFirst = 8;

interface FacetSectionProps {
  readonly facet: Facet;
  readonly address: ListAddress;
  readonly isOpenAtFirst: boolean;
}

/** One facet: each value is a link that adds or removes it, so it works without script and can be shared. */
export function FacetSection({ facet, address, isOpenAtFirst }: FacetSectionProps) {
  const { texts } = useWording();
  const chosen = facet.values.filter((value) => value.isSelected).length;
  const first = facet.values.filter((value, index) => index < valuesAtFirst || value.isSelected);
  const rest = facet.values.filter((value, index) => index >= valuesAtFirst && !value.isSelected);
  return (
    <DisclosureSection
      title={facet.label}
      extra={chosen === 0 ? undefined : texts.listing.chosenCount({ count: chosen })}
      isOpenAtFirst={isOpenAtFirst || chosen > 0}
    >
      <FacetValues facet={facet} values={first} address={address} />
      {rest.length === 0 ? null : (
        <details className={styles.more}>
          <summary>{texts.listing.showMoreValuesOf({ count: rest.length, facet: facet.label })}</summary>
          <FacetValues facet={facet} values={rest} address={address} />
        </details>
      )}
    </DisclosureSection>
  );
}

interface FacetValuesProps {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly address: ListAddress;
}

function FacetValues({ facet, values, address }: FacetValuesProps) {
  const { language } = useWording();
  return (
    <ul>
      {values.map((value) => {
        const inks = facet.name === 'basisfarbe' ? inkNamesOf({ basisfarbe: value.value }) : null;
        const content = (
          <>
            <span className={styles.label}>
              {inks === null ? null : <InkChip inks={inks} label="" />}
              {value.label}
            </span>
            <span className={styles.count}>{formatNumber(value.count, language)}</span>
          </>
        );
        const mayChoose = value.isSelected || (value.count > 0 && address.mayAdd(facet.name, value.value));
        return (
          <li key={value.value}>
            {mayChoose ? (
              <BareLink
                id={`${facet.name}-${encodeURIComponent(value.value)}`}
                role="checkbox"
                aria-checked={value.isSelected}
                to={address.hrefOfValue(facet.name, value.value)}
                className={value.isSelected ? `${styles.value} ${styles.selected}` : styles.value}
                rel="nofollow"
                keepsScroll
              >
                {content}
              </BareLink>
            ) : (
              <span className={`${styles.value} ${styles.empty}`} aria-disabled="true">
                {content}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
