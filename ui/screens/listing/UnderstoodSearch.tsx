import type { Understood } from '#contract/listing.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Chip, ChipList } from '#ui/parts/Chip/Chip.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ListAddress } from './list-address.ts';
import * as styles from './ListingScreen.css.ts';

interface UnderstoodSearchProps {
  readonly understood: Understood;
  readonly address: ListAddress;
}

interface PrintersProps {
  readonly lead: string;
  readonly printers: Understood['devices'];
  readonly className: string;
}

/** Printers, each leading to its page. */
function Printers({ lead, printers, className }: PrintersProps) {
  const onIntent = usePrefetch();
  return (
    <p className={className}>
      {lead}
      {printers.map(({ name, path }) => (
        <Link key={path} to={path} onIntent={onIntent}>
          {name}
        </Link>
      ))}
    </p>
  );
}

/** What a search was understood to mean: chips that take it away again, and the printers it named. */
export function UnderstoodSearch({ understood, address }: UnderstoodSearchProps) {
  const { listing } = useTexts();
  const { parts, devices, missingDevice } = understood;
  return (
    <>
      {missingDevice === null ? null : (
        <Printers
          className={styles.missing}
          lead={listing.missingDevice({ name: missingDevice.name })}
          printers={missingDevice.alike}
        />
      )}
      {parts.length === 0 ? null : (
        <div className={styles.understood}>
          <ChipList label={listing.understood}>
            {parts.map((part) => (
              <Chip
                key={part.label}
                to={address.hrefWithout(part)}
                keepsScroll
                removeLabel={listing.searchWithoutLead}
              >
                {part.label}
              </Chip>
            ))}
          </ChipList>
          {devices.length === 0 ? null : (
            <Printers
              className={styles.printers}
              lead={devices.length === 1 ? listing.printerPage : listing.printerPages}
              printers={devices}
            />
          )}
        </div>
      )}
    </>
  );
}
