import type { FlowOverlay } from './flow-overlay.ts';
import * as styles from './FlowScreen.css.ts';

interface OverlayWordsProps {
  readonly overlay: FlowOverlay | null;
  readonly transition: string;
}

/** What the overlay says of one transition, in words. */
export function OverlayWords({ overlay, transition }: OverlayWordsProps) {
  const mark = overlay?.markOf([transition]) ?? null;
  if (mark === null) return null;
  return <span className={mark.isMissing ? styles.missingWay : styles.markedWay}>{mark.words}</span>;
}
