import type { OwnDevice, ReorderForecast } from '#contract/own-devices.ts';
import type { Coloured } from '#domain/colour-order.ts';

/** What own orders say about a colour of a device. */
export interface SaidForecast {
  readonly forecast: ReorderForecast;
  /** The device of the page at which it is said: of several that share supplies the first. */
  readonly at: OwnDevice;
}

/** By the colours of a device, as tables of printers tell them apart. */
export type SaidForecasts = ReadonlyMap<string, SaidForecast>;

const isAbout = ({ printers, isOfFirm }: ReorderForecast, item: OwnDevice): boolean =>
  item.isOfFirm === isOfFirm && printers.includes(item.slug);

/** Devices of the page that a forecast is said of; it is about one of them at least. */
export const devicesOf = (forecast: ReorderForecast, items: readonly OwnDevice[]): readonly OwnDevice[] =>
  items.filter((item) => isAbout(forecast, item));

/** What is said about a device of a page. */
export const saidForecasts = (
  item: OwnDevice,
  items: readonly OwnDevice[],
  forecasts: readonly ReorderForecast[],
): SaidForecasts =>
  new Map(
    forecasts
      .filter((forecast) => isAbout(forecast, item))
      .map((forecast) => [forecast.colour, { forecast, at: devicesOf(forecast, items)[0] ?? item }]),
  );

/** Under which colour something is said about an article. */
export const colourKey = ({ farbe, basisfarbe }: Coloured): string => farbe ?? basisfarbe ?? '';
