import { useNavigate } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import * as styles from './devices.css.ts';

interface DeviceSearchProps {
  /** Searches only among the printers of this brand. */
  readonly brand?: string;
  /** What was searched for already. */
  readonly term?: string;
}

const devicesPath = '/shop/supply/devices';
const maximumTermLength = 100;

/** Finds a printer by its model; a plain GET form that goes on without a new document once the shop is live. */
export function DeviceSearch({ brand = '', term = '' }: DeviceSearchProps) {
  const { supply } = useTexts();
  const navigate = useNavigate();
  return (
    <form
      role="search"
      aria-label={supply.searchLabel}
      className={styles.search}
      action={devicesPath}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
        const words = brand === '' || typed === '' ? typed : `${brand} ${typed}`;
        void navigate(`${devicesPath}?search=${encodeURIComponent(words)}`);
      }}
    >
      <TextField
        key={term}
        label={brand === '' ? supply.searchLabel : supply.searchBrandLabel({ brand })}
        name="search"
        type="search"
        icon="printer"
        defaultValue={term}
        maxLength={maximumTermLength}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="main">
        {supply.searchAction}
      </Button>
    </form>
  );
}
