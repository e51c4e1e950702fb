import { useState } from 'react';
import { deviceImportFields } from '#contract/forms/own-device.ts';
import { mostPastedDevices } from '#contract/own-devices.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import { openDevicesId } from './OpenDevices.tsx';
import * as styles from './OwnDevicesScreen.css.ts';

interface DeviceImportProps {
  readonly isOpenAtFirst: boolean;
  /** Lines stand above for which a printer has to be chosen. */
  readonly isAsking: boolean;
}

/** Pastes a list of models; each line becomes a device, or stays open above until a printer is chosen. */
export function DeviceImport({ isOpenAtFirst, isAsking }: DeviceImportProps) {
  const { ownDevices: words } = useTexts();
  // It must not close over what is said of the first list.
  const [isOpen] = useState(isOpenAtFirst);
  const kept = useKeptForm('own-device-import', deviceImportFields, 'own-device-import');
  return (
    <DisclosureSection title={words.importTitle} isOpenAtFirst={isOpen}>
      <KeptForm
        kept={kept}
        buttonSize="medium"
        words={{ submit: words.importSubmit, pending: words.importing }}
        sent={{
          said: isAsking ? (
            <>
              {words.imported} <a href={`#${openDevicesId}`}>{words.toOpen}</a>
            </>
          ) : (
            words.imported
          ),
          again: words.importAgain,
          buttonSize: 'small',
          className: styles.saved,
        }}
      >
        <FormTextArea
          name="lines"
          label={words.importLabel}
          description={words.importHint({ most: mostPastedDevices })}
          rows={6}
        />
      </KeptForm>
    </DisclosureSection>
  );
}
