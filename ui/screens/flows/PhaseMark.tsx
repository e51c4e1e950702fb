import type { FlowNode } from '#contract/flows.ts';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

interface PhaseMarkProps {
  readonly node: FlowNode;
}

/** The phase of a state in a word and a colour; nothing for states without one. */
export function PhaseMark({ node: { phase, kind } }: PhaseMarkProps) {
  const { words } = useFlowWords();
  if (phase !== null) return <span className={styles.phases[phase]}>{words.phases[phase]}</span>;
  return kind === 'passing' ? <span className={styles.mark}>{words.signs.passing}</span> : null;
}
