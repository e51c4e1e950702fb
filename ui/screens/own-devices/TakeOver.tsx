import type { OwnDevice } from '#contract/own-devices.ts';
import { useForgetPrinters } from '#ui/bindings/forget-printers.ts';
import { useKeptPrinters } from '#ui/bindings/kept-printers.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface TakeOverProps {
  readonly items: readonly OwnDevice[];
}

/** Offers the printers this browser remembers, of those the page does not show among the own ones. */
export function TakeOver({ items }: TakeOverProps) {
  const { view } = useKeptPrinters();
  const forgetAll = useForgetPrinters();
  const printers = view.remembered.map(({ path, name }) => ({
    path,
    name,
    slug: path.split('/').at(-1) ?? '',
  }));
  const offered = printers.filter(({ slug }) => items.every((item) => item.slug !== slug));
  if (offered.length === 0) return null;
  return (
    <Offer
      // What is given to a form is what was there when it appeared.
      key={offered.map(({ slug }) => slug).join(' ')}
      names={offered.map(({ name }) => name)}
      printers={offered.map(({ slug }) => slug).join(' ')}
      onTaken={forgetAll}
    />
  );
}

interface OfferProps {
  readonly names: readonly string[];
  /** Their slugs, parted by spaces. */
  readonly printers: string;
  readonly onTaken: () => void;
}

const noFields = {};

function Offer({ names, printers, onTaken }: OfferProps) {
  const { account, ownDevices: words } = useTexts();
  const { form, view } = useForm('own-device-adding', noFields, { given: { printers, showsDevices: '' } });
  useChange(view.sent !== null, onTaken);
  return (
    <Notice tone="info" role="none">
      <p>
        <b>{words.takeOverTitle}</b>
      </p>
      <p>{words.takeOver({ names })}</p>
      <Form
        form={form}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{
          faultsTitle: account.errorTitle,
          submit: words.takeOverSubmit({ count: names.length }),
          pending: words.saving,
        }}
        problem={problemIn(view, { error: account.failed })}
      >
        {null}
      </Form>
    </Notice>
  );
}
