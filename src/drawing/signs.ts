import type { FlowCause, FlowPhase } from '#contract/flows.ts';

/** A small picture as data, so that pages can build its elements. */
export type Sign =
  | {
      readonly kind: 'dots';
      readonly xPx: readonly number[];
      readonly yPx: number;
      readonly radiusPx: number;
    }
  /** A surface; where it covers itself, `isPierced` leaves a hole. */
  | { readonly kind: 'surface'; readonly path: string; readonly isPierced: boolean }
  | { readonly kind: 'line'; readonly path: string; readonly widthPx: number };

/** Signs of 12 by 12 pixels; every meaning has a shape of its own, so that nothing depends on colour. */
export const phaseSigns: Readonly<Record<FlowPhase, Sign>> = {
  busy: { kind: 'dots', xPx: [2, 6, 10], yPx: 6, radiusPx: 1.7 },
  ready: { kind: 'surface', path: 'M2 1 11 6 2 11Z', isPierced: false },
  blocked: {
    kind: 'surface',
    path: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0ZM2.5 4.7v2.6h7V4.7Z',
    isPierced: true,
  },
  done: { kind: 'line', path: 'M.5 6.4 4.2 10.5 11.5 2', widthPx: 2.4 },
};

const stroke = (path: string): Sign => ({ kind: 'line', path, widthPx: 1.5 });

export const signs = {
  passing: stroke('M6 .8 11.2 6 6 11.2 .8 6Z'),
  /** H, as everywhere in statecharts. */
  history: stroke('M3 1v10M9 1v10M3 6h6'),
  /** H*: whatever lies within is remembered as well. */
  deepHistory: stroke('M1 1v10M6 1v10M1 6h5M9.5 1v5M7.4 2.2l4.2 2.6M11.6 2.2 7.4 4.8'),
  parallel: stroke('M3.5 1v10M8.5 1v10'),
  call: stroke('M1 3.8h9M7.5 1.3 10 3.8 7.5 6.3M11 8.8H2M4.5 6.6 2 8.8l2.5 2.5'),
  closed: stroke('M1 1h10v10H1ZM6 3.5v5M3.5 6h5'),
  stays: stroke('M10.5 6A4.5 4.5 0 1 1 8.6 2.3M8.8 0v2.8H6'),
  leaves: stroke('M1.5 10.5 10 2M4.5 1.8H10.2V7.5'),
} as const;

export const causeSigns: Readonly<Record<Exclude<FlowCause, 'event'>, Sign>> = {
  success: stroke('M1 6.5 4.3 10 11 2.5'),
  failure: stroke('M2 2l8 8M10 2 2 10'),
  time: stroke('M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 6 .8ZM6 3v3.2l2.2 1.5'),
  automatic: signs.passing,
  finished: phaseSigns.done,
};
