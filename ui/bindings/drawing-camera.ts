import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

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

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How large a drawing is seen; where it is seen from is the scrolling of its stage. */
export function useCamera(drawn: Extent, marginPx: number) {
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
    const next = Math.min(drawn.width * scales.largest, Math.max(drawn.width * scales.smallest, width));
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
    const byHeight = ((clientHeight - 2 * marginPx) * drawn.width) / drawn.height;
    setWidthPx(Math.min(drawn.width, clientWidth - 2 * marginPx, byHeight));
  };

  return { stage, widthPx, zoom, fit, resetZoom: () => setWidthPx(null) };
}

/** Begins each view of a drawing at a state; what is gone to afterwards stays where it was brought. */
export function useFirstView(stage: RefObject<HTMLElement | null>, view: string, node: string): void {
  useLayoutEffect(() => centreInStage(stage.current, node), [stage, view, node]);
}

const distanceOf = ([first, second]: readonly Touch[]): number =>
  first === undefined || second === undefined
    ? 0
    : Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);

/** Zooms by Ctrl and wheel and by two fingers; React listens passively to both and could not keep the page from zooming. */
export function useZoomGestures(
  stage: RefObject<HTMLElement | null>,
  onZoom: (factor: number, place: Place) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    let distance = 0;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), event);
    };
    const touchStart = ({ touches }: TouchEvent): void => {
      distance = distanceOf([...touches]);
    };
    const touchMove = (event: TouchEvent): void => {
      const [first, second] = event.touches;
      const next = distanceOf([...event.touches]);
      if (first === undefined || second === undefined || distance === 0) return;
      event.preventDefault();
      zoom(next / distance, {
        clientX: (first.clientX + second.clientX) / 2,
        clientY: (first.clientY + second.clientY) / 2,
      });
      distance = next;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', touchStart, { passive: true });
    element.addEventListener('touchmove', touchMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', touchStart);
      element.removeEventListener('touchmove', touchMove);
    };
  }, [stage]);
}
