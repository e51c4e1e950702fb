import { useTexts } from '#ui/bindings/texts.ts';
import { useForecastWords } from './forecast-words.ts';
import type { SaidForecast } from './said-forecasts.ts';
import * as styles from './OwnDevicesScreen.css.ts';

interface ForecastLineProps {
  readonly said: SaidForecast | undefined;
  /** The device it stands at. */
  readonly id: number;
}

/** How long a colour of a device lasts, with the reason; what several share is said at the first of them. */
export function ForecastLine({ said, id }: ForecastLineProps) {
  const { ownDevices: words } = useTexts();
  const { colourOf, said: saidOf, because } = useForecastWords();
  if (said === undefined) return null;
  const { forecast, at } = said;
  if (at.id !== id)
    return (
      <p className={styles.forecast}>
        {words.saidAt({ colour: colourOf(forecast), device: words.of({ name: at.name, place: at.room }) })}
      </p>
    );
  if (forecast.state === 'past') return <p className={styles.forecast}>{saidOf(forecast)}</p>;
  return (
    <div className={styles.forecast}>
      <p>
        <b>{saidOf(forecast)}</b>
      </p>
      <p>{because(forecast)}</p>
    </div>
  );
}
