import { forecastTick } from '#contract/forms/own-device.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from './OwnDevicesScreen.css.ts';

interface ForecastSwitchProps {
  readonly areShown: boolean;
  readonly isForFirm: boolean;
}

const noFields = {};

/** Whether own orders tell how long ink lasts; what a firm decides holds for all of it. */
export function ForecastSwitch({ areShown, isForFirm }: ForecastSwitchProps) {
  const { ownDevices: words } = useTexts();
  const kept = useKeptForm('own-device-forecasts', noFields, 'own-device-forecasts');
  const { restored } = kept;
  const label = isForFirm ? words.forecastsOfFirm : words.forecasts;
  return (
    <section className={styles.section} aria-label={label}>
      <KeptForm
        kept={kept}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ submit: words.save, pending: words.saving }}
        sent={{
          said: words.saved,
          again: words.forecastsAgain,
          buttonSize: 'small',
          className: styles.saved,
        }}
      >
        <CheckboxField
          name={forecastTick}
          label={label}
          description={isForFirm ? words.forecastsHintFirm : words.forecastsHint}
          defaultChecked={restored === null ? areShown : forecastTick in restored}
        />
      </KeptForm>
    </section>
  );
}
