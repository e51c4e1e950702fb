import { useCopy } from '#ui/parts/Button/use-copy.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { NumberText } from './NumberText.tsx';
import * as styles from './NumberText.css.ts';

interface CopyableNumberProps {
  readonly number: string;
  readonly copyLabel: string;
  /** Said when the number lies in the clipboard. */
  readonly copiedLabel: string;
}

/** A number with a button that copies it. */
export function CopyableNumber({ number, copyLabel, copiedLabel }: CopyableNumberProps) {
  const { isCopied, copy } = useCopy(number);
  return (
    <span className={styles.line}>
      <NumberText number={number} />
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? copiedLabel : copyLabel}
        size="small"
        onClick={copy}
      />
      <span role="status">{isCopied ? <VisuallyHidden>{copiedLabel}</VisuallyHidden> : null}</span>
    </span>
  );
}
