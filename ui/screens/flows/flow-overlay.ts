import type { ReactNode } from 'react';
import type { Flow, FlowLayer } from '#contract/flows.ts';
import { takenIn } from '#drawing/paths.ts';
import type { useFlowWords } from './flow-words.ts';

/** What an overlay says of transitions that share a line. */
export interface OverlayMark {
  /** A few signs on the line. */
  readonly sign: string;
  /** The same in words, for the outline and the details. */
  readonly words: string;
  /** Whether something is wanting here: drawn dashed and in the colour of danger. */
  readonly isMissing: boolean;
  readonly lineWidthPx?: number;
}

/** Figures laid over a drawing; one at a time. A new kind of figures is a new function that makes one of these. */
export interface FlowOverlay {
  /** As it stands in an address: `coverage-view`. */
  readonly id: string;
  readonly label: string;
  /** The figure of the whole chart, in a sentence. */
  readonly summary: string;
  /** Null where there is nothing to say. */
  readonly markOf: (transitions: readonly string[]) => OverlayMark | null;
  /** By what the figures are asked, above the drawing. */
  readonly filter?: ReactNode;
  /** The same figures as a table, below it. */
  readonly table?: ReactNode;
  /** What an address says of the figures beside their name. */
  readonly address?: Readonly<Record<string, string | null>>;
  /** Called when somebody chooses the figures. */
  readonly onChoose?: () => void;
}

type Words = ReturnType<typeof useFlowWords>['words']['paths'];

const layers: readonly FlowLayer[] = ['machine', 'view', 'browser'];

function coverageOverlay(flow: Flow, layer: FlowLayer, words: Words): FlowOverlay {
  const taken = takenIn(flow, layer);
  const name = words.layers[layer];
  return {
    id: `coverage-${layer}`,
    label: words.coverage({ layer: name }),
    summary:
      taken.size === 0
        ? words.nobodyWalks({ layer: name })
        : words.covered({ layer: name, taken: taken.size, total: flow.transitions.length }),
    markOf: (transitions) => {
      const never = transitions.filter((id) => !taken.has(id)).length;
      if (never === 0) return null;
      const share = never === transitions.length ? '' : ` ${never}/${transitions.length}`;
      return { sign: `✕${share}`, words: `✕ ${words.neverTaken}${share}`, isMissing: true };
    },
  };
}

/** Which transitions the generated paths never take, for each layer. */
export const coverageOverlays = (flow: Flow, words: Words): readonly FlowOverlay[] =>
  layers.map((layer) => coverageOverlay(flow, layer, words));
