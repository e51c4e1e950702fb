import { useMemo, useState, type ReactNode } from 'react';
import type { Flow } from '#contract/flows.ts';
import { useAddressNote } from '#ui/bindings/address-note.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { Tabs } from '#ui/parts/Tabs/Tabs.tsx';
import { FlowDrawing } from './FlowDrawing.tsx';
import { FlowOutline } from './FlowOutline.tsx';
import { FlowPanel } from './FlowPanel.tsx';
import { FlowPlayer, FlowSteps } from './FlowPlayer.tsx';
import { FlowSearch } from './FlowSearch.tsx';
import { FlowStage } from './FlowStage.tsx';
import { FlowTools } from './FlowTools.tsx';
import { coverageOverlays, type FlowOverlay } from './flow-overlay.ts';
import { useFlowView, type FlowPlace } from './flow-view.ts';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

/** What this browser's tabs do on a flow; only the running shop knows. */
interface LiveSide {
  readonly label: string;
  /** Null while no tab is on the flow. */
  readonly place: FlowPlace | null;
  readonly panel: ReactNode;
  readonly onWatch: (isWatching: boolean) => void;
}

const liveTab = 'live';

function queryOf(parts: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

interface FlowViewerProps {
  readonly flow: Flow;
  /** Of the address somebody came by: path, step, overlay. */
  readonly query: string;
  /** Address of the table of all flows. */
  readonly allFlows: string;
  /** What the address keeps beside what is looked at. */
  readonly address?: Readonly<Record<string, string | null>>;
  /** What stands in the head beside the way back. */
  readonly children?: ReactNode;
  /** Figures beside the coverage. */
  readonly overlays?: readonly FlowOverlay[];
  readonly live?: LiveSide;
}

/** One statechart to look at, search and read (docs/reading-flows.md), in the shop and on a page from a file. */
export function FlowViewer({
  flow,
  query,
  allFlows,
  address,
  children,
  overlays = [],
  live,
}: FlowViewerProps) {
  const { words, language } = useFlowWords();
  const asked = new URLSearchParams(query);
  const view = useFlowView(flow, asked, live?.place ?? null, (id) => live?.onWatch(id === liveTab));
  const { variant, choice, steps, step, playback, camera } = view;

  const coverage = useMemo(() => coverageOverlays(flow, words.paths), [flow, words]);
  const allOverlays = [...coverage, ...overlays];
  const [overlayId, setOverlayId] = useState(asked.get('overlay'));
  const overlay = allOverlays.find(({ id }) => id === overlayId) ?? null;
  const chooseOverlay = (id: string): void => {
    setOverlayId(id);
    allOverlays.find((one) => one.id === id)?.onChoose?.();
  };

  useAddressNote(
    queryOf({
      ...address,
      path: step === null ? null : view.chosenPath,
      step: step === null ? null : String(step),
      overlay: overlay?.id ?? null,
      ...overlay?.address,
    }),
  );

  return (
    <div className={styles.page} data-frame="low">
      <header className={styles.head}>
        <div>
          <div className={styles.wayBack}>
            <Link to={allFlows}>{words.allFlows}</Link>
            {children}
          </div>
          <h1>{flow.title[language]}</h1>
        </div>
        <FlowSearch
          flow={flow}
          onJump={({ node, transition }) =>
            view.goTo(node, transition === null ? { node } : { transitions: [transition] })
          }
        />
      </header>
      <div className={styles.body}>
        <div>
          <FlowPlayer
            flow={flow}
            chosenPath={view.chosenPath}
            steps={steps}
            playback={playback}
            onChoosePath={view.choosePath}
          >
            <SelectField
              label={words.paths.overlay}
              isLabelHidden
              value={overlay?.id ?? ''}
              placeholder={words.paths.noOverlay}
              options={allOverlays.map(({ id, label }) => ({ value: id, label }))}
              onChange={chooseOverlay}
            />
          </FlowPlayer>
          <p role="status" className={styles.overlaySummary}>
            {overlay?.summary}
          </p>
          {overlay?.filter}
          <Tabs
            label={words.view}
            selectedId={view.tab}
            onSelect={view.setTab}
            tabs={[
              { id: 'diagram', label: words.diagram },
              { id: 'outline', label: words.outline },
            ]}
          >
            {view.tab === 'outline' ? (
              <FlowOutline flow={flow} overlay={overlay} />
            ) : (
              <>
                <FlowTools flow={flow} variant={variant} camera={camera} onShow={view.show} />
                <FlowStage
                  label={words.stage}
                  stageRef={camera.stage}
                  onZoom={camera.zoom}
                  onFit={camera.fit}
                >
                  <FlowDrawing
                    flow={flow}
                    variant={variant}
                    language={language}
                    choice={choice}
                    current={view.current}
                    taken={view.taken}
                    markOf={overlay?.markOf ?? null}
                    widthPx={camera.widthPx}
                    onChoose={view.choose}
                    onToggle={view.toggle}
                  />
                </FlowStage>
              </>
            )}
          </Tabs>
          {overlay?.table}
        </div>
        <div className={styles.side}>
          <Tabs
            label={words.details}
            selectedId={view.side}
            onSelect={view.selectSide}
            tabs={[
              { id: 'details', label: words.details },
              ...(step === null ? [] : [{ id: 'steps', label: words.paths.steps }]),
              ...(live === undefined ? [] : [{ id: liveTab, label: live.label }]),
            ]}
          >
            {view.side === 'steps' && step !== null ? (
              <FlowSteps flow={flow} steps={steps} step={step} onGoToStep={playback.goToStep} />
            ) : view.side === liveTab && live !== undefined ? (
              live.panel
            ) : (
              <FlowPanel
                flow={flow}
                choice={choice}
                overlay={overlay}
                open={variant.open}
                onGo={view.goTo}
                onChoose={view.choose}
                onToggle={view.toggle}
              />
            )}
          </Tabs>
        </div>
      </div>
    </div>
  );
}
