import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';

interface WithdrawalFormProps {
  readonly orderNumber: string;
}

const noFields = {};

/** Withdraws an own order while it waits: what that means is read before the button that does it. */
export function WithdrawalForm({ orderNumber }: WithdrawalFormProps) {
  const { account, release } = useTexts();
  const { own } = release;
  const { form, view } = useForm('release-withdrawal', noFields, { given: { orderNumber } });
  return (
    <DisclosureSection title={own.withdraw}>
      <Form
        form={form}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ faultsTitle: own.errorTitle, submit: own.confirmWithdraw, pending: own.withdrawing }}
        problem={problemIn(view, { error: own.failed, noAnswer: account.noAnswer })}
      >
        <p>{own.withdrawHint}</p>
      </Form>
    </DisclosureSection>
  );
}
