import { useState } from 'react';
import type { ArticleDetail } from '#contract/article.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { deviceName } from '#ui/shop/device-name.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import * as styles from './FitsDevices.css.ts';

interface FitsDevicesProps {
  readonly devices: ArticleDetail['devices'];
}

/** From this many printers on the list can be searched. */
const searchFrom = 12;
/** Printers shown before the rest is folded away. */
const shownAtFirst = 24;

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The printers an article fits, each leading to everything that fits it. */
export function FitsDevices({ devices }: FitsDevicesProps) {
  const words = useTexts().articlePage;
  const [typed, setTyped] = useState('');
  const wanted = folded(typed);
  const matching =
    wanted === ''
      ? devices
      : devices.filter(({ brand, model }) => folded(`${brand} ${model}`).includes(wanted));
  const first = matching.slice(0, shownAtFirst);
  const rest = matching.slice(shownAtFirst);
  return (
    <div className={styles.block}>
      {devices.length < searchFrom ? null : (
        <div className={styles.search}>
          <TextField
            label={words.searchDevices}
            type="search"
            icon="search"
            autoComplete="off"
            defaultValue=""
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status">{wanted === '' ? null : words.devicesFound({ count: matching.length })}</p>
        </div>
      )}
      {matching.length === 0 ? <p>{words.noDeviceFound}</p> : <DeviceLinks devices={first} />}
      {rest.length === 0 ? null : (
        <details>
          <summary className={styles.more}>{words.allDevices({ count: matching.length })}</summary>
          <DeviceLinks devices={rest} />
        </details>
      )}
    </div>
  );
}

function DeviceLinks({ devices }: FitsDevicesProps) {
  const onIntent = usePrefetch();
  return (
    <ul className={styles.list}>
      {devices.map(({ brand, brandSlug, model, slug }) => (
        <li key={`${brandSlug} ${slug}`}>
          <BareLink to={`/shop/supply/brand/${brandSlug}/device/${slug}`} onIntent={onIntent}>
            {deviceName(brand, model)}
          </BareLink>
        </li>
      ))}
    </ul>
  );
}
