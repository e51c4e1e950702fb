import type { BootRecord } from '#contract/boot.ts';

/** What a page of the shop starts from: the same on the server that draws it and in the browser it comes alive in. */
export interface DeliveredPage {
  /** What the server wrote into the page. */
  readonly boot: BootRecord;
  /** Path with query of the page. */
  readonly path: string;
  /** Status it was delivered with. Anything but 503 is a good answer (docs/decisions/0005). */
  readonly documentStatus: number;
  /** Address this tab was already loaded anew for (R84); null when there is none, and always on the server. */
  readonly reloadedFor: string | null;
}
