import type { Undoable } from '#ui/bindings/basket.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import * as styles from './BasketScreen.css.ts';

interface UndoLineProps {
  /** What was taken out last and is not back. */
  readonly undoable: Undoable | null;
  /** What was brought back last. */
  readonly restored: Undoable | null;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

/** Says what was taken out and what is back, and brings the last back, one after the other. The region is always there, so that it is read out when it fills. */
export function UndoLine({ undoable, restored, isUndoing, onUndo }: UndoLineProps) {
  const { basket: words } = useTexts();
  const back =
    restored && (restored.name === null ? words.allRestored : words.restored({ name: restored.name }));
  const gone = undoable && (undoable.name === null ? words.emptied : words.removed({ name: undoable.name }));
  return (
    <div role="status" className={styles.undoRegion}>
      {back === null && gone === null ? null : (
        <div className={styles.undo}>
          <span>
            {back} {gone}
          </span>
          {gone === null ? null : (
            <Button size="small" isClosed={isUndoing} onClick={onUndo}>
              {words.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
