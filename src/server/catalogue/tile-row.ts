/** What a tile shows, as stored. Amounts are integer cents net. */
export interface TileRow {
  readonly id: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly fromShopDepot: string;
  readonly slug: string;
  readonly name: string;
  readonly partnerName: string | null;
  readonly brandName: string;
  readonly manufacturerNumber: string;
  readonly weeeNumber: string | null;
  readonly netPriceCents: number | null;
  readonly taxRate: number;
  readonly unit: string;
  /** Rungs above the first: lower bound and net cents, ascending. */
  readonly tiers: readonly (readonly [number, number])[];
  readonly isBestPrice: boolean;
  readonly content: number | null;
  readonly contentUnit: string;
  readonly contentNet: number | null;
  readonly comparativePriceUnit: string | null;
  readonly orderMinimum: number;
  readonly orderMaximum: number;
  readonly orderStep: number;
  readonly stock: number;
  readonly deliveryState: number;
  readonly isOnline: boolean;
  readonly isCollectable: boolean;
  readonly videoCount: number;
  readonly flags: readonly string[];
  readonly begreenLabel: string | null;
  readonly colour: string | null;
  readonly basisfarbe: string | null;
  readonly yieldPages: number | null;
  readonly make: string;
  readonly popularity: number;
  readonly boost: number;
  /** Changes when the picture would be drawn differently. */
  readonly pictureVersion: string;
}
