import { Button } from '#ui/parts/Button/Button.tsx';
import { useCopy } from '#ui/parts/Button/use-copy.ts';
import * as styles from './SecondFactorPart.css.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once the text lies in the clipboard. */
  readonly copied: string;
}

/** Copies what has to be kept or typed elsewhere, and says so beside it. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text);
  return (
    <div className={styles.copy}>
      <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {label}
      </Button>
      <span role="status" className={styles.copied}>
        {isCopied ? copied : null}
      </span>
    </div>
  );
}
