import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Flow, FlowVariant } from '#contract/flows.ts';
import { pathKey, stepsOf } from '#drawing/paths.ts';
import { variantShowing, variantToggling } from '#drawing/search.ts';
import { withAncestors } from '#drawing/states.ts';
import { centreInStage, useCamera, useFirstView } from '#ui/bindings/drawing-camera.ts';
import { usePlayback } from '#ui/bindings/playback.ts';
import type { FlowChoice } from './FlowDrawing.tsx';
import { stageMarginPx } from './FlowScreen.css.ts';

/** Where a flow is: its innermost states, and the transitions that led there. */
export interface FlowPlace {
  readonly states: readonly string[];
  readonly taken: readonly string[];
}

const nowhere: FlowPlace = { states: [], taken: [] };

/** A step as an address names it; the nearest there is. */
const stepIn = (text: string | null, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.trunc(Number(text)) || 0));

/**
 * What is looked at in a flow, and by which gestures that changes.
 *
 * @param query of the address somebody came by: path and step
 * @param live where the flow is in this browser; null where nobody knows or asks
 * @param onSide called with each change of what stands beside the drawing
 */
export function useFlowView(
  flow: Flow,
  query: URLSearchParams,
  live: FlowPlace | null,
  onSide: (id: string) => void,
) {
  const [chosenVariant, setChosenVariant] = useState(flow.variants[0]?.id ?? '');
  const [choice, setChoice] = useState<FlowChoice | null>(null);
  const [tab, setTab] = useState('diagram');
  const [side, setSide] = useState(query.has('path') ? 'steps' : 'details');
  const [chosenPath, setChosenPath] = useState(query.get('path'));
  const steps = useMemo(() => {
    const path = flow.paths.find((one) => pathKey(one) === chosenPath);
    return path === undefined ? [] : stepsOf(flow, path);
  }, [flow, chosenPath]);
  const playback = usePlayback(stepIn(query.get('step'), steps.length));
  const step = steps[playback.step];
  // Who looks elsewhere on the way is left there until the next step.
  const [isFollowing, setFollowing] = useState(true);

  const { states, taken } = step === undefined ? (live ?? nowhere) : { states: step.at, taken: step.takes };
  const current = useMemo(() => withAncestors(flow.nodes, states), [flow, states]);
  const takenNow = useMemo(() => new Set(taken), [taken]);
  const [now = flow.nodes[0]?.initial ?? ''] = states;
  const variantId =
    states.length > 0 && isFollowing ? variantShowing(flow, chosenVariant, now) : chosenVariant;
  const variant = flow.variants.find(({ id }) => id === variantId) as FlowVariant;

  const { stage, widthPx, zoom, fit, resetZoom } = useCamera(variant, stageMarginPx);
  useFirstView(stage, `${tab} ${variantId} ${chosenPath ?? ''} ${playback.step} ${now}`, now);

  const showSide = (id: string): void => {
    setSide(id);
    onSide(id);
  };
  const choose = (next: FlowChoice): void => {
    setChoice(next);
    showSide('details');
  };
  const show = (id: string): void => {
    setChosenVariant(id);
    setFollowing(false);
    resetZoom();
  };
  const centre = (node: string): void => {
    stage.current?.scrollIntoView({ block: 'nearest' });
    centreInStage(stage.current, node);
  };
  /** Shows a state in a drawing that has it, in the middle of what is seen. */
  const bring = (node: string, shown: string, next: FlowChoice): void => {
    flushSync(() => {
      if (shown !== variantId) show(shown);
      setTab('diagram');
      choose(next);
    });
    centre(node);
  };

  return {
    variant,
    choice,
    current,
    taken: takenNow,
    tab,
    side,
    chosenPath,
    steps,
    /** Number of the step of the path, where one is chosen. */
    step: step === undefined ? null : playback.step,
    camera: { stage, widthPx, zoom, fit },
    choose,
    show,
    setTab,
    selectSide: (id: string): void => {
      showSide(id);
      setFollowing(true);
    },
    /** Goes to a state wherever it is, opening what hides it. */
    goTo: (node: string, next: FlowChoice = { node }): void =>
      bring(node, variantShowing(flow, variantId, node), next),
    /** Opens a closed compound, and closes an open one. */
    toggle: (compound: string): void =>
      bring(compound, variantToggling(flow, variantId, compound), { node: compound }),
    choosePath: (key: string | null): void => {
      setChosenPath(key);
      setFollowing(true);
      showSide(key === null ? 'details' : 'steps');
      playback.goToStep(0);
    },
    playback: {
      ...playback,
      goToStep: (next: number): void => {
        setFollowing(true);
        setTab('diagram');
        playback.goToStep(next);
      },
      playTo: (last: number): void => {
        setFollowing(true);
        playback.playTo(last);
      },
    },
  };
}

export type FlowView = ReturnType<typeof useFlowView>;
