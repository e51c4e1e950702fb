/** What an article's picture is drawn from. */
export interface PictureFacts {
  readonly kind: string;
  readonly basisfarbe: string | null;
  readonly colour: string | null;
  readonly brand: string;
  readonly number: string;
  readonly isHighYield: boolean;
}
