import type { FormName } from '#contract/forms/form-names.ts';
import { focusBeside } from '#ui/bindings/focus-beside.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface DropStepProps {
  readonly name: FormName;
  readonly id: number;
  readonly label: string;
  /** The line it stands in, which goes. */
  readonly lineId: string;
}

const noFields = {};

/** Takes a line off its list. */
export function DropStep({ name, id, label, lineId }: DropStepProps) {
  const { account } = useTexts();
  const { form, view } = useForm(name, noFields, { given: { id: String(id) } });
  const problem = problemIn(view, { error: account.failed, noAnswer: account.noAnswer });
  return (
    <>
      <IconButton
        icon="trash"
        label={label}
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
