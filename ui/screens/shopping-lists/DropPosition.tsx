import { focusBeside } from '#ui/bindings/focus-beside.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface DropPositionProps {
  readonly id: number;
  readonly name: string;
  /** The line it stands in, which goes. */
  readonly lineId: string;
}

const noFields = {};

/** Takes a position off its list. */
export function DropPosition({ id, name, lineId }: DropPositionProps) {
  const { account, shoppingLists: words } = useTexts();
  const { form, view } = useForm('list-position-removal', noFields, { given: { id: String(id) } });
  const problem = problemIn(view, { error: account.failed, noAnswer: account.noAnswer });
  return (
    <>
      <IconButton
        icon="trash"
        label={words.drop({ name })}
        isBusy={form.isBusy}
        isClosed={form.isBusy}
        onClick={({ detail }) => {
          // The second click of a double click lands on the line that has moved up under the pointer.
          if (detail > 1) return;
          focusBeside(document.getElementById(lineId));
          form.submit({});
        }}
      />
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {problem.sentences.join(' ')}
        </Notice>
      )}
    </>
  );
}
