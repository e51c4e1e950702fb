import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';

interface WithdrawalFormProps {
  readonly orderNumber: string;
}

const noFields = {};

/** A form of a single button: withdraws an own order while it waits. */
export function WithdrawalForm({ orderNumber }: WithdrawalFormProps) {
  const { own } = useTexts().release;
  const { form, view } = useForm('release-withdrawal', noFields, { given: { orderNumber } });
  return (
    <Form
      form={form}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ faultsTitle: own.errorTitle, submit: own.withdraw, pending: own.withdrawing }}
      problem={problemIn(view, { error: own.failed })}
    >
      <p>{own.withdrawHint}</p>
    </Form>
  );
}
