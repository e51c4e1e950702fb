import type { Address } from '#contract/address.ts';
import { addressLines } from '#domain/address.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './AddressBlock.css.ts';

interface AddressBlockProps {
  readonly address: Address;
}

/** An address as it stands on a letter. */
export function AddressBlock({ address }: AddressBlockProps) {
  const { vocabulary } = useTexts();
  const lines = addressLines(address, vocabulary.countries);
  return (
    <address className={styles.lines}>
      {lines.map((text, index) => (
        <span key={index}>{text}</span>
      ))}
      {address.vatId === '' ? null : (
        <span>
          {vocabulary.addressFields.vatId} {address.vatId}
        </span>
      )}
      {address.phone === '' ? null : (
        <span>
          {vocabulary.addressFields.phone} {address.phone}
        </span>
      )}
    </address>
  );
}
