import { mostQuickLines } from '#contract/quick-order.ts';
import type { QuickOrderView } from '#machines/quick-order/quick-order.selectors.ts';
import type { Texts } from '#texts/texts.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Link } from '#ui/parts/Link/Link.tsx';

interface QuickOrderProblemProps {
  readonly view: QuickOrderView;
  readonly onRetry: () => void;
}

const takeFocus = (told: HTMLDivElement | null): void => told?.focus();

function sentenceOf(
  { kind, read }: NonNullable<QuickOrderView['fault']>,
  words: Texts['quickOrder'],
): string {
  return kind === 'tooMany' ? words.tooMany({ read, most: mostQuickLines }) : words.faults[kind];
}

/** Why a list was not read, looked up or put into the basket, and the way on. */
export function QuickOrderProblem({ view: { state, fault, problem }, onRetry }: QuickOrderProblemProps) {
  const { quickOrder: words } = useTexts();
  const titles: Readonly<Record<string, string>> = {
    unresolved: words.unresolvedTitle,
    notAdded: words.notAddedTitle,
    unanswered: words.unansweredTitle,
  };
  const otherwise = state === 'unanswered' ? words.unanswered : words.failed;
  const sentences = [
    ...(fault === null ? [] : [sentenceOf(fault, words)]),
    ...(problem === null ? [] : sentencesOf(problem, { error: otherwise })),
  ];
  return (
    <>
      <ErrorSummary
        key={`${state} ${fault?.read ?? ''}`}
        ref={takeFocus}
        title={titles[state] ?? words.faultTitle}
        errors={sentences.map((message) => ({ message }))}
      />
      {state === 'unresolved' ? (
        <div>
          <Button variant="main" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {state === 'unanswered' ? <Link to="/shop/basket">{words.toBasket}</Link> : null}
    </>
  );
}
