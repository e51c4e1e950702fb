import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FlowVariant } from '#contract/flows.ts';
import * as styles from './FlowScreen.css.ts';

/** A place on the screen. */
export interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

const scales = { smallest: 0.1, largest: 4 };
export const zoomStep = 1.25;
const edgePx = 8;

export const drawingIn = (stage: HTMLElement | null): SVGSVGElement | null =>
  stage?.querySelector('svg') ?? null;

/** Scrolls a state into the middle of the stage; one larger than the stage from its beginning. */
export function centreInStage(stage: HTMLElement | null, node: string): void {
  const box = stage?.querySelector(`[data-node="${CSS.escape(node)}"]`);
  if (stage === null || box === null || box === undefined) return;
  const [seen, found] = [stage.getBoundingClientRect(), box.getBoundingClientRect()];
  stage.scrollBy(
    found.left - seen.left - Math.max(edgePx, (seen.width - found.width) / 2),
    found.top - seen.top - Math.max(edgePx, (seen.height - found.height) / 2),
  );
}

/** How large a drawing is seen; where it is seen from is the scrolling of its stage. */
export function useCamera(variant: FlowVariant) {
  const stage = useRef<HTMLElement>(null);
  const [widthPx, setWidthPx] = useState<number | null>(null);

  const zoom = (factor: number, place?: Place): void => {
    const drawing = drawingIn(stage.current);
    if (stage.current === null || drawing === null) return;
    const seen = stage.current.getBoundingClientRect();
    const { clientX, clientY } = place ?? {
      clientX: seen.left + seen.width / 2,
      clientY: seen.top + seen.height / 2,
    };
    const before = drawing.getBoundingClientRect();
    const width = before.width * factor;
    const next = Math.min(variant.width * scales.largest, Math.max(variant.width * scales.smallest, width));
    flushSync(() => setWidthPx(next));
    const after = drawing.getBoundingClientRect();
    const ratio = after.width / before.width;
    stage.current.scrollBy(
      after.left + (clientX - before.left) * ratio - clientX,
      after.top + (clientY - before.top) * ratio - clientY,
    );
  };

  const fit = (): void => {
    if (stage.current === null) return;
    const { clientWidth, clientHeight } = stage.current;
    const byHeight = ((clientHeight - 2 * styles.stageMarginPx) * variant.width) / variant.height;
    setWidthPx(Math.min(variant.width, clientWidth - 2 * styles.stageMarginPx, byHeight));
  };

  return { stage, widthPx, zoom, fit, resetZoom: () => setWidthPx(null) };
}
