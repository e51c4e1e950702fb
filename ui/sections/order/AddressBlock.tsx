import type { Address } from '#contract/address.ts';
import { addressLines } from '#domain/address.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './AddressBlock.css.ts';

interface AddressBlockProps {
  readonly address: Address;
}

/** An address as it stands on a letter. */
export function AddressBlock({ address }: AddressBlockProps) {
  const { forms } = useTexts();
  const lines = addressLines(address, forms.countries);
  return (
    <address className={styles.lines}>
      {lines.map((text, index) => (
        <span key={index}>{text}</span>
      ))}
      {address.vatId === '' ? null : (
        <span>
          {forms.addressFields.vatId} {address.vatId}
        </span>
      )}
      {address.phone === '' ? null : (
        <span>
          {forms.addressFields.phone} {address.phone}
        </span>
      )}
    </address>
  );
}
