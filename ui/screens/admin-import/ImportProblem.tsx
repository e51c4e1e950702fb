import { mostImportedColumns, mostImportedRows } from '#contract/imported-tables.ts';
import type { TableImportView } from '#machines/table-import/table-import.selectors.ts';
import type { FileFault } from '#machines/table-import/table-import.types.ts';
import type { Texts } from '#texts/texts.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';

interface ImportProblemProps {
  readonly view: TableImportView;
  readonly onRetry: () => void;
}

type Words = Texts['tableImport'];

const takeFocus = (told: HTMLDivElement | null): void => told?.focus();

function sentenceOf({ kind, line }: FileFault, words: Words): string {
  const { faults } = words;
  const said =
    kind === 'tooManyRows'
      ? faults.tooManyRows({ most: mostImportedRows })
      : kind === 'tooManyColumns'
        ? faults.tooManyColumns({ most: mostImportedColumns })
        : faults[kind];
  return line === null ? said : `${words.inLine({ line })}: ${said}`;
}

/** Why a file was not read, compared or taken over, and the way to try that again. */
export function ImportProblem({ view: { state, fileName, fault, problem }, onRetry }: ImportProblemProps) {
  const { tableImport: words } = useTexts();
  const file = fileName ?? '';
  const titles: Readonly<Record<string, string>> = {
    unreadable: words.unreadableTitle({ file }),
    unusable: words.unusableTitle({ file }),
    notCompared: words.notComparedTitle,
    changed: words.changedTitle,
    refused: words.refusedTitle,
    unanswered: words.unansweredTitle,
  };
  const otherwise = state === 'unanswered' ? words.unanswered : words.failed;
  const sentences = [
    ...(fault === null ? [] : [sentenceOf(fault, words)]),
    ...(problem === null ? [] : sentencesOf(problem, { error: otherwise })),
  ];
  const mayRetry = state === 'notCompared' || state === 'refused' || state === 'unanswered';
  return (
    <>
      <ErrorSummary
        key={state}
        ref={takeFocus}
        title={titles[state] ?? ''}
        errors={sentences.map((message) => ({ message }))}
      />
      {mayRetry ? (
        <div>
          <Button variant="main" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </>
  );
}
