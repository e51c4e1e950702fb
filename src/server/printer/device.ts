/** Visible articles that fit a device; the device must be of the brand where one is named. */
export interface DeviceWithArticles {
  readonly id: number;
  readonly fullName: string;
  readonly model: string;
  readonly slug: string;
  readonly brandSlug: string;
  readonly brandName: string;
  readonly articleIds: Int32Array;
  /** Those of them that give it colour: ink, toner and ribbons. */
  readonly colourIds: Int32Array;
  /** Those of them with more pages than the usual ones. */
  readonly highYieldIds: Int32Array;
}
