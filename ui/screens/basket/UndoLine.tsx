import type { Undoable } from '#ui/bindings/basket.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import * as styles from './BasketScreen.css.ts';

interface UndoLineProps {
  readonly undoable: Undoable | null;
  /** What was brought back last. */
  readonly restored: Pick<Undoable, 'name'> | null;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

/** Says what was taken out, and brings it back. The region is always there, so that it is read out when it fills. */
export function UndoLine({ undoable, restored, isUndoing, onUndo }: UndoLineProps) {
  const { basket: words } = useTexts();
  return (
    <div role="status" className={styles.undoRegion}>
      {undoable !== null || restored === null ? null : (
        <div className={styles.undo}>
          {restored.name === null ? words.allRestored : words.restored({ name: restored.name })}
        </div>
      )}
      {undoable === null ? null : (
        <div className={styles.undo}>
          <span>{undoable.name === null ? words.emptied : words.removed({ name: undoable.name })}</span>
          <Button size="small" aria-disabled={isUndoing || undefined} onClick={onUndo}>
            {words.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
