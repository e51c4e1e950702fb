import { useForgetPrinters } from '#ui/bindings/forget-printers.ts';
import { useKeptPrinters } from '#ui/bindings/kept-printers.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface TakeOverProps {
  /** Names the printers of all own devices. */
  readonly had: readonly string[];
  /** What is taken over belongs to the firm. */
  readonly isForFirm: boolean;
}

/** Offers the printers this browser remembers, but for those that are among the own ones. */
export function TakeOver({ had, isForFirm }: TakeOverProps) {
  const { view } = useKeptPrinters();
  const forgetAll = useForgetPrinters();
  const printers = view.remembered.map(({ path, name }) => ({
    path,
    name,
    slug: path.split('/').at(-1) ?? '',
  }));
  const offered = printers.filter(({ slug }) => !had.includes(slug));
  if (offered.length === 0) return null;
  return (
    <Offer
      // What is given to a form is what was there when it appeared.
      key={offered.map(({ slug }) => slug).join(' ')}
      names={offered.map(({ name }) => name)}
      printers={offered.map(({ slug }) => slug).join(' ')}
      isForFirm={isForFirm}
      onTaken={forgetAll}
    />
  );
}

interface OfferProps {
  readonly names: readonly string[];
  /** Their slugs, parted by spaces. */
  readonly printers: string;
  readonly isForFirm: boolean;
  readonly onTaken: () => void;
}

const noFields = {};

function Offer({ names, printers, isForFirm, onTaken }: OfferProps) {
  const { account, ownDevices: words } = useTexts();
  const { form, view } = useForm('own-device-adding', noFields, { given: { printers } });
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
          submit: words.takeOverSubmit({ count: names.length, isForFirm }),
          pending: words.saving,
        }}
        problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
      >
        {null}
      </Form>
    </Notice>
  );
}
