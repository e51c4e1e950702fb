import { useMode } from '#ui/bindings/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import * as styles from './frame.css.ts';

/** What the shown prices contain, with the way to the shipping costs (PAngV). */
export function PriceNote() {
  const { frame, vocabulary } = useTexts();
  const { view } = useMode();
  const note = view.mode === 'b2b' ? frame.priceNoteNet : frame.priceNoteGross;
  const isForBusinessOnly = view.mode === 'b2b' && !view.isPrivateOffered;
  return (
    <span>
      {view.isTaxExempt
        ? frame.priceNoteExempt({ exempt: view.taxExemptText || vocabulary.taxExempt })
        : note}{' '}
      {isForBusinessOnly ? `${frame.businessOnly} ` : null}
      <BareLink to="/page/versand" className={styles.copyrightLink}>
        {frame.versand}
      </BareLink>
    </span>
  );
}
