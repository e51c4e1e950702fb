import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { GoodsData } from './goods-data.ts';
import * as styles from './GoodsScreen.css.ts';

type Person = NonNullable<GoodsData['maker']>['maker'];

interface PersonFactsProps extends Person {
  readonly label: string;
}

function PersonFacts({ label, name, address, email }: PersonFactsProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{name}</dd>
      <dd>{address}</dd>
      <dd>
        <Link tone="alone" to={`mailto:${email}`}>
          {email}
        </Link>
      </dd>
    </div>
  );
}

/** Who makes the goods, and who answers for them in the EU where the maker sits elsewhere (Art. 19 (a), (b) GPSR). */
export function MakerFacts({ maker, responsible }: NonNullable<GoodsData['maker']>) {
  const { directory } = useTexts();
  return (
    <DisclosureSection title={directory.makerFacts}>
      <dl className={styles.facts}>
        <PersonFacts label={directory.maker} {...maker} />
        {responsible === null ? null : <PersonFacts label={directory.responsible} {...responsible} />}
      </dl>
    </DisclosureSection>
  );
}
