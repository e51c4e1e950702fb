import type { FormName } from '#contract/forms/form-names.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface DropStepProps {
  readonly name: FormName;
  readonly id: number;
  readonly label: string;
  /** Told before the line goes, e.g. to lead the focus on. */
  readonly onDrop?: () => void;
}

const noFields = {};

/** Takes a line off its list. */
export function DropStep({ name, id, label, onDrop }: DropStepProps) {
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
          onDrop?.();
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
