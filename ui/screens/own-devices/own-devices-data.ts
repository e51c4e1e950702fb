import type { CostCenterOption } from '#contract/basket.ts';
import type { Forecasts, OpenDevice, OwnDevice } from '#contract/own-devices.ts';
import type { Printer } from '#contract/printer.ts';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';

/** What fits a printer. */
export interface FittingPrinter {
  readonly printer: Printer;
  readonly supplies: readonly ShownSupply[];
}

/** The devices of somebody who is signed in. */
export interface MemberDevicesData {
  readonly shown: 'member';
  readonly items: readonly OwnDevice[];
  /** Names the printers of all devices, also of those on other pages. */
  readonly slugs: readonly string[];
  readonly printers: readonly FittingPrinter[];
  readonly open: readonly OpenDevice[];
  readonly moreOpen: number;
  readonly isForFirm: boolean;
  readonly costCenters: readonly CostCenterOption[] | null;
  readonly forecasts: Forecasts;
  readonly page: number;
  readonly pages: number;
}

/** Guests see what their browser keeps. */
export type OwnDevicesData = MemberDevicesData | { readonly shown: 'guest' };
