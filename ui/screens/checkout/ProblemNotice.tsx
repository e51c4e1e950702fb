import { useTexts } from '#ui/bindings/texts.ts';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import type { ShownProblem } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface ProblemNoticeProps {
  readonly problem: ShownProblem | null;
}

/** Why the last try did not work; what was typed is still there. */
export function ProblemNotice({ problem }: ProblemNoticeProps) {
  const { checkout: words } = useTexts();
  if (problem === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {sentencesOf(problem, words.problems).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
