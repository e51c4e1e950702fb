import type { Understood } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Chip, ChipList } from '#ui/parts/Chip/Chip.tsx';
import type { ListAddress } from './list-address.ts';
import { NamedLinks } from './NamedLinks.tsx';
import * as styles from './list.css.ts';

interface UnderstoodSearchProps {
  readonly understood: Understood;
  readonly address: ListAddress;
  /** Where no article was found, what else may be meant stands in the empty list. */
  readonly hasArticles: boolean;
}

/** What a search was understood to mean: chips that take it away again, and the printers it named or came near to. */
export function UnderstoodSearch({
  understood: { notices, parts, devices, lead, instead },
  address,
  hasArticles,
}: UnderstoodSearchProps) {
  const { listing } = useTexts();
  return (
    <>
      {notices.map((notice) => (
        <p key={notice} className={styles.corrected}>
          {notice}
        </p>
      ))}
      {!hasArticles || instead.length === 0 ? null : (
        <ul className={styles.printers}>
          <li>{listing.shopPages}</li>
          <NamedLinks links={instead} />
        </ul>
      )}
      {devices.length === 0 ? null : (
        <ul className={styles.printers}>
          <li>{lead}</li>
          <NamedLinks links={devices} />
        </ul>
      )}
      {parts.length === 0 ? null : (
        <div className={styles.chips}>
          <ChipList label={listing.understood}>
            {parts.map((part) => (
              <Chip key={part.label} to={address.hrefWithout(part)} removeLabel={listing.removeFilterLead}>
                {part.label}
              </Chip>
            ))}
          </ChipList>
        </div>
      )}
    </>
  );
}
