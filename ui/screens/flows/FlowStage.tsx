import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { useZoomGestures, zoomStep, type Place } from '#ui/bindings/drawing-camera.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowStageProps {
  readonly label: string;
  readonly stageRef: RefObject<HTMLElement | null>;
  /** Larger or smaller around a place; without one around the middle. */
  readonly onZoom: (factor: number, place?: Place) => void;
  readonly onFit: () => void;
  readonly children: ReactNode;
}

/** A press that moves further is a drag and chooses nothing. */
const dragThresholdPx = 4;

/**
 * The window through which a drawing is seen. Moving is the browser's own scrolling (wheel, fingers, arrow keys) and
 * dragging with the mouse; Ctrl and wheel, two fingers, `+`, `-` and `0` zoom.
 */
export function FlowStage({ label, stageRef, onZoom, onFit, children }: FlowStageProps) {
  const drag = useRef<{ x: number; y: number; isMoved: boolean } | null>(null);

  useZoomGestures(stageRef, onZoom);

  const move = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current === null || event.buttons === 0) return;
    const [byX, byY] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
    if (!drag.current.isMoved && Math.hypot(byX, byY) < dragThresholdPx) return;
    // Captured only now, so that a plain press still reaches the state under it.
    if (!drag.current.isMoved) event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.scrollBy(-byX, -byY);
    drag.current = { x: event.clientX, y: event.clientY, isMoved: true };
  };

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => onZoom(zoomStep),
      '-': () => onZoom(1 / zoomStep),
      '0': onFit,
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <section
      ref={stageRef}
      className={styles.stage}
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={({ pointerType, button, clientX, clientY }) => {
        if (pointerType === 'mouse' && button === 0)
          drag.current = { x: clientX, y: clientY, isMoved: false };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
    >
      {children}
    </section>
  );
}
