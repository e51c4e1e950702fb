import { useState } from 'react';
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
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // Without a clipboard (old browser, no https) the number can still be selected by one click.
    navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
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
