import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { Flow, FlowVariant } from '#contract/flows.ts';
import { drawingFile } from '#drawing/geometry.ts';
import { pathKey, stepsOf } from '#drawing/paths.ts';
import { variantShowing, variantToggling } from '#drawing/search.ts';
import { withAncestors } from '#drawing/states.ts';
import { useAddressNote } from '#ui/bindings/address-note.ts';
import { centreInStage, drawingIn, useCamera, useFirstView, zoomStep } from '#ui/bindings/drawing-camera.ts';
import { useLiveFlow } from '#ui/bindings/live-flow.ts';
import { usePlayback } from '#ui/bindings/playback.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { Tabs } from '#ui/parts/Tabs/Tabs.tsx';
import { FlowDrawing, type FlowChoice } from './FlowDrawing.tsx';
import { FlowLive, statesOf } from './FlowLive.tsx';
import { FlowOutline } from './FlowOutline.tsx';
import { FlowPanel } from './FlowPanel.tsx';
import { FlowPlayer, FlowSteps } from './FlowPlayer.tsx';
import { FlowSearch } from './FlowSearch.tsx';
import { FlowStage } from './FlowStage.tsx';
import { FunnelFilterBar, FunnelTable } from './FunnelFigures.tsx';
import { coverageOverlays } from './flow-overlay.ts';
import { useFlowWords } from './flow-words.ts';
import type { FlowsData } from './flows-data.ts';
import { useFunnelAnswer } from './funnel-answer.ts';
import { funnelOverlay, funnelOverlayId } from './funnel-overlay.ts';
import { saveDrawing, savePicture } from './save-drawing.ts';
import * as styles from './FlowScreen.css.ts';

const noStates: readonly string[] = [];

/** A step as an address names it; the nearest there is. */
const stepIn = (text: string | null, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.trunc(Number(text)) || 0));

function queryOf(parts: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

interface FlowViewerProps {
  readonly flow: Flow;
  readonly funnel: FlowsData['funnel'];
}

/** One statechart to look at, search and read (docs/reading-flows.md). */
export function FlowViewer({ flow, funnel }: FlowViewerProps) {
  const { words, language } = useFlowWords();
  const query = new URLSearchParams(useLocation().search);
  const [chosenVariant, setChosenVariant] = useState(flow.variants[0]?.id ?? '');
  const [choice, setChoice] = useState<FlowChoice | null>(null);
  const [tab, setTab] = useState('diagram');
  const [sideTab, setSideTab] = useState(query.has('path') ? 'steps' : 'details');

  const [chosenPath, setChosenPath] = useState(query.get('path'));
  const steps = useMemo(() => {
    const path = flow.paths.find((one) => pathKey(one) === chosenPath);
    return path === undefined ? [] : stepsOf(flow, path);
  }, [flow, chosenPath]);
  const playback = usePlayback(stepIn(query.get('step'), steps.length));
  const step = steps[playback.step];
  // Who looks elsewhere on the way is left there until the next step.
  const [isFollowing, setFollowing] = useState(true);

  const { answer, last, filter, ask, isAsked } = useFunnelAnswer(funnel);
  const overlays = useMemo(
    () => [...coverageOverlays(flow, words.paths), funnelOverlay(flow, answer, words.funnel, language)],
    [flow, answer, words, language],
  );
  const [overlayId, setOverlayId] = useState(query.get('overlay'));
  const overlay = overlays.find(({ id }) => id === overlayId) ?? null;
  const isFunnel = overlay?.id === funnelOverlayId;
  const chooseOverlay = (id: string): void => {
    setOverlayId(id);
    if (id === funnelOverlayId && !isAsked) ask(filter);
  };

  const live = useLiveFlow(flow.machine, sideTab === 'live');
  const states = step?.at ?? (live.now === null ? noStates : statesOf(live.now));
  const takes = step?.takes ?? live.now?.taken;
  const current = useMemo(() => withAncestors(flow.nodes, states), [flow, states]);
  const taken = useMemo(() => new Set(takes), [takes]);
  const [now = flow.nodes[0]?.initial ?? ''] = states;
  const variantId =
    states.length > 0 && isFollowing ? variantShowing(flow, chosenVariant, now) : chosenVariant;
  const variant = flow.variants.find(({ id }) => id === variantId) as FlowVariant;

  const { stage, widthPx, zoom, fit, resetZoom } = useCamera(variant, styles.stageMarginPx);
  useFirstView(stage, `${tab} ${variantId} ${chosenPath ?? ''} ${playback.step} ${now}`, now);
  useAddressNote(
    queryOf({
      path: step === undefined ? null : chosenPath,
      step: step === undefined ? null : String(playback.step),
      overlay: overlay?.id ?? null,
      ...(isFunnel ? filter : {}),
    }),
  );

  const show = (id: string): void => {
    setChosenVariant(id);
    setFollowing(false);
    resetZoom();
  };

  const centre = (node: string): void => {
    stage.current?.scrollIntoView({ block: 'nearest' });
    centreInStage(stage.current, node);
  };

  /** Goes to a state wherever it is, opening what hides it. */
  const goTo = (node: string, next: FlowChoice = { node }): void => {
    flushSync(() => {
      const shown = variantShowing(flow, variantId, node);
      if (shown !== variantId) show(shown);
      setTab('diagram');
      choose(next);
    });
    centre(node);
  };

  const toggle = (compound: string): void => {
    flushSync(() => {
      show(variantToggling(flow, variantId, compound));
      setTab('diagram');
      choose({ node: compound });
    });
    centre(compound);
  };

  const choose = (next: FlowChoice): void => {
    setChoice(next);
    setSideTab('details');
  };
  const choosePath = (key: string | null): void => {
    setChosenPath(key);
    setFollowing(true);
    setSideTab(key === null ? 'details' : 'steps');
    playback.goToStep(0);
  };
  const goToStep = (next: number): void => {
    setFollowing(true);
    setTab('diagram');
    playback.goToStep(next);
  };

  const titleOf = (id: string): string => flow.nodes.find((node) => node.id === id)?.title[language] ?? id;
  const nameOf = (id: string): string => {
    if (id === 'collapsed' || id === 'open') return words[id];
    return `${words.expand}: ${titleOf(id)}`;
  };
  const save = (kind: 'svg' | 'png'): void => {
    const drawing = drawingIn(stage.current);
    const saveAs = { svg: saveDrawing, png: savePicture }[kind];
    if (drawing !== null) void saveAs(drawingFile(flow.machine, variantId, language, kind), drawing);
  };

  return (
    <div className={styles.page} data-frame="low">
      <header className={styles.head}>
        <div>
          <p>
            <Link to="/flows">{words.allFlows}</Link>
          </p>
          <h1>{flow.title[language]}</h1>
        </div>
        <FlowSearch
          flow={flow}
          onJump={({ node, transition }) =>
            goTo(node, transition === null ? { node } : { transitions: [transition] })
          }
        />
      </header>
      <div className={styles.body}>
        <div>
          <FlowPlayer
            flow={flow}
            chosenPath={chosenPath}
            steps={steps}
            playback={{
              ...playback,
              goToStep,
              playTo: (last) => {
                setFollowing(true);
                playback.playTo(last);
              },
            }}
            onChoosePath={choosePath}
          >
            <SelectField
              label={words.paths.overlay}
              isLabelHidden
              value={overlay?.id ?? ''}
              placeholder={words.paths.noOverlay}
              options={overlays.map(({ id, label }) => ({ value: id, label }))}
              onChange={chooseOverlay}
            />
          </FlowPlayer>
          <p role="status" className={styles.overlaySummary}>
            {overlay?.summary}
          </p>
          {isFunnel ? <FunnelFilterBar answer={answer} last={last} filter={filter} onAsk={ask} /> : null}
          <Tabs
            label={words.view}
            selectedId={tab}
            onSelect={setTab}
            tabs={[
              { id: 'diagram', label: words.diagram },
              { id: 'outline', label: words.outline },
            ]}
          >
            {tab === 'outline' ? (
              <FlowOutline flow={flow} overlay={overlay} />
            ) : (
              <>
                <div className={styles.tools} role="group" aria-label={words.toolbar}>
                  {flow.variants.length > 1 ? (
                    <div className={styles.toolChoice}>
                      <SelectField
                        label={words.view}
                        isLabelHidden
                        value={variantId}
                        onChange={show}
                        options={flow.variants.map(({ id }) => ({ value: id, label: nameOf(id) }))}
                      />
                    </div>
                  ) : null}
                  <IconButton icon="minus" label={words.zoomOut} onClick={() => zoom(1 / zoomStep)} />
                  <IconButton icon="plus" label={words.zoomIn} onClick={() => zoom(zoomStep)} />
                  <Button onClick={fit}>{words.fit}</Button>
                  <Button icon="download" onClick={() => save('svg')} aria-label={words.saveSvg}>
                    {words.svg}
                  </Button>
                  <Button icon="download" onClick={() => save('png')} aria-label={words.savePng}>
                    {words.png}
                  </Button>
                  <IconButton icon="printer" label={words.print} onClick={() => window.print()} />
                </div>
                <FlowStage label={words.stage} stageRef={stage} onZoom={zoom} onFit={fit}>
                  <FlowDrawing
                    flow={flow}
                    variant={variant}
                    language={language}
                    choice={choice}
                    current={current}
                    taken={taken}
                    overlay={overlay}
                    widthPx={widthPx}
                    onChoose={choose}
                    onToggle={toggle}
                  />
                </FlowStage>
              </>
            )}
          </Tabs>
          {isFunnel && typeof answer === 'object' ? <FunnelTable flow={flow} funnel={answer} /> : null}
        </div>
        <div className={styles.side}>
          <Tabs
            label={words.details}
            selectedId={sideTab}
            onSelect={(id) => {
              setSideTab(id);
              setFollowing(true);
            }}
            tabs={[
              { id: 'details', label: words.details },
              ...(step === undefined ? [] : [{ id: 'steps', label: words.paths.steps }]),
              { id: 'live', label: words.live.tab },
            ]}
          >
            {sideTab === 'steps' && step !== undefined ? (
              <FlowSteps flow={flow} steps={steps} step={playback.step} onGoToStep={goToStep} />
            ) : sideTab === 'live' ? (
              <FlowLive flow={flow} now={live.now} last={live.last} />
            ) : (
              <FlowPanel
                flow={flow}
                choice={choice}
                overlay={overlay}
                open={variant.open}
                onGo={goTo}
                onChoose={choose}
                onToggle={toggle}
              />
            )}
          </Tabs>
        </div>
      </div>
    </div>
  );
}
