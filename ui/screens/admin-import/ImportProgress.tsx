import type { TableImportView } from '#machines/table-import/table-import.selectors.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ProgressBar } from '#ui/parts/ProgressBar/ProgressBar.tsx';

interface ImportProgressProps {
  readonly view: TableImportView;
}

/** What is under way with the file; heard wherever somebody stands on the page. */
export function ImportProgress({ view: { state, isBusy, fileName } }: ImportProgressProps) {
  const { tableImport: words } = useTexts();
  const file = fileName ?? '';
  const sentences: Readonly<Record<string, string>> = {
    reading: words.reading({ file }),
    previewing: words.previewing({ file }),
    importing: words.importing,
  };
  const sentence = sentences[state] ?? '';
  return (
    <div role="status">
      {isBusy ? (
        <>
          <p>{sentence}</p>
          <ProgressBar label={sentence} share={null} />
        </>
      ) : null}
    </div>
  );
}
