import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface DropDeviceProps {
  readonly id: number;
  readonly label: string;
}

const noFields = {};

/** Discards a line that is open. */
export function DropDevice({ id, label }: DropDeviceProps) {
  const { account } = useTexts();
  const { form, view } = useForm('own-device-removal', noFields, { given: { id: String(id) } });
  const problem = problemIn(view, { error: account.failed });
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
