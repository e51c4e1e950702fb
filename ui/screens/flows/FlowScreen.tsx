import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoaderData } from 'react-router-dom';
import type { Flow, FlowVariant } from '#contract/flows.ts';
import { variantShowing, variantToggling } from '#domain/flow-search.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { Tabs } from '#ui/parts/Tabs/Tabs.tsx';
import { FlowDrawing, type FlowChoice } from './FlowDrawing.tsx';
import { FlowOutline } from './FlowOutline.tsx';
import { FlowPanel } from './FlowPanel.tsx';
import { FlowSearch } from './FlowSearch.tsx';
import { FlowStage } from './FlowStage.tsx';
import { useFlowWords } from './flow-words.ts';
import type { FlowData } from './flows-data.ts';
import { saveDrawing } from './save-drawing.ts';
import * as styles from './FlowScreen.css.ts';

/** `/flows/{machine}`: one statechart to look at, search and read (statecharts 3). */
export function Component() {
  const { item } = useLoaderData() as FlowData;
  return <FlowViewer key={item.machine} flow={item} />;
}

const scales = { smallest: 0.1, largest: 4 };
const zoomStep = 1.25;

const drawingIn = (stage: HTMLElement | null): SVGSVGElement | null => stage?.querySelector('svg') ?? null;

/** Scrolls a state into the middle of the stage; one larger than the stage from its beginning. */
function centre(stage: HTMLElement | null, node: string): void {
  const box = stage?.querySelector(`[data-node="${CSS.escape(node)}"]`);
  if (stage === null || box === null || box === undefined) return;
  stage.scrollIntoView({ block: 'nearest' });
  const [seen, found] = [stage.getBoundingClientRect(), box.getBoundingClientRect()];
  stage.scrollBy(
    found.left - seen.left - Math.max(8, (seen.width - found.width) / 2),
    found.top - seen.top - Math.max(8, (seen.height - found.height) / 2),
  );
}

interface FlowViewerProps {
  readonly flow: Flow;
}

function FlowViewer({ flow }: FlowViewerProps) {
  const { words, language } = useFlowWords();
  const stage = useRef<HTMLElement>(null);
  const [variantId, setVariantId] = useState(flow.variants[0]?.id ?? '');
  const [choice, setChoice] = useState<FlowChoice | null>(null);
  const [widthPx, setWidthPx] = useState<number | null>(null);
  const [tab, setTab] = useState('diagram');
  const variant = flow.variants.find(({ id }) => id === variantId) as FlowVariant;

  const zoom = (factor: number, place?: { readonly clientX: number; readonly clientY: number }): void => {
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

  const show = (id: string): void => {
    setVariantId(id);
    setWidthPx(null);
  };

  /** Goes to a state wherever it is, opening what hides it. */
  const goTo = (node: string, next: FlowChoice = { node }): void => {
    flushSync(() => {
      const shown = variantShowing(flow, variantId, node);
      if (shown !== variantId) show(shown);
      setTab('diagram');
      setChoice(next);
    });
    centre(stage.current, node);
  };

  const toggle = (compound: string): void => {
    flushSync(() => {
      show(variantToggling(flow, variantId, compound));
      setTab('diagram');
      setChoice({ node: compound });
    });
    centre(stage.current, compound);
  };

  const titleOf = (id: string): string => flow.nodes.find((node) => node.id === id)?.title[language] ?? id;
  const nameOf = (id: string): string => {
    if (id === 'collapsed' || id === 'open') return words[id];
    return `${words.expand}: ${titleOf(id)}`;
  };
  const save = (): void => {
    const drawing = drawingIn(stage.current);
    if (drawing !== null) saveDrawing(`${flow.machine}.${variantId}.${language}.svg`, drawing);
  };

  return (
    <div className={styles.page}>
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
            <FlowOutline flow={flow} />
          ) : (
            <>
              <div className={styles.tools} role="group" aria-label={words.toolbar}>
                {flow.variants.length > 1 ? (
                  <SelectField
                    label={words.view}
                    isLabelHidden
                    value={variantId}
                    onChange={show}
                    options={flow.variants.map(({ id }) => ({ value: id, label: nameOf(id) }))}
                  />
                ) : null}
                <IconButton icon="minus" label={words.zoomOut} onClick={() => zoom(1 / zoomStep)} />
                <IconButton icon="plus" label={words.zoomIn} onClick={() => zoom(zoomStep)} />
                <Button onClick={fit}>{words.fit}</Button>
                <IconButton icon="download" label={words.saveSvg} onClick={save} />
                <IconButton icon="printer" label={words.print} onClick={() => window.print()} />
              </div>
              <FlowStage label={words.stage} stageRef={stage} onZoom={zoom} onFit={fit}>
                <FlowDrawing
                  flow={flow}
                  variant={variant}
                  language={language}
                  choice={choice}
                  widthPx={widthPx}
                  onChoose={setChoice}
                  onToggle={toggle}
                />
              </FlowStage>
            </>
          )}
        </Tabs>
        <FlowPanel
          flow={flow}
          choice={choice}
          open={variant.open}
          onGo={goTo}
          onChoose={setChoice}
          onToggle={toggle}
        />
      </div>
    </div>
  );
}
