import type { CostCenterOption } from '#contract/basket.ts';
import { ownDeviceFields } from '#contract/forms/own-device.ts';
import type { OwnDevice } from '#contract/own-devices.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import { CostCenterField } from '#ui/sections/cost-center/CostCenterField.tsx';
import * as styles from './OwnDevicesScreen.css.ts';

interface DeviceFormProps {
  readonly item: OwnDevice;
  readonly costCenters: readonly CostCenterOption[] | null;
}

/** What is noted of a device, and the way to remove it. */
export function DeviceForm({ item, costCenters }: DeviceFormProps) {
  const { ownDevices: words } = useTexts();
  const { id, name, room, costCenter, note, isOfFirm } = item;
  const draft = `own-device-${id}`;
  const kept = useKeptForm('own-device', ownDeviceFields, draft, { given: { id: String(id) } });
  return (
    <div className={styles.changing}>
      <KeptForm
        kept={kept}
        name={draft}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ submit: words.save, pending: words.saving }}
        values={{ room, costCenter, note }}
        sent={{ said: words.saved, again: words.goOn, buttonSize: 'small', className: styles.saved }}
      >
        <div className={styles.fields}>
          <FormField name="room" label={words.room} autoComplete="off" />
          <CostCenterField
            kept={costCenter}
            costCenters={costCenters}
            label={words.costCenter}
            none={words.noCostCenter}
          />
          <div className={styles.wide}>
            <FormField name="note" label={words.note} autoComplete="off" />
          </div>
        </div>
      </KeptForm>
      <DisclosureSection title={words.remove}>
        <AccountStep
          name="own-device-removal"
          mark={String(id)}
          given={{ id: String(id) }}
          hint={words.removeQuestion({ name: words.of({ name, place: room }), isOfFirm })}
          submit={words.removeConfirm}
          pending={words.removing}
        />
      </DisclosureSection>
    </div>
  );
}
