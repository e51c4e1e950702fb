import { useMode } from '#ui/bindings/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';

/** What the shown prices contain, with the way to the shipping costs (PAngV). */
export function PriceNote() {
  const { frame } = useTexts();
  const { view } = useMode();
  return (
    <span>
      {view.mode === 'b2b' ? frame.priceNoteNet : frame.priceNoteGross}{' '}
      <Link to="/page/versand">{frame.versand}</Link>
    </span>
  );
}
