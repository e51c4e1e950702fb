import { markedParts } from './marked-parts.ts';
import * as styles from './MarkedText.css.ts';

interface MarkedTextProps {
  readonly text: string;
  /** What was typed; its letters are marked. */
  readonly term: string;
}

/** A suggestion with the letters that were typed set apart. */
export function MarkedText({ text, term }: MarkedTextProps) {
  return markedParts(text, term).map(({ text: part, isMarked }, place) =>
    isMarked ? (
      // Parts stand in the order of the text and have no state.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
