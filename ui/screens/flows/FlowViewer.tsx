import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Flow, FlowVariant } from '#contract/flows.ts';
import { variantShowing, variantToggling } from '#domain/flow-search.ts';
import { centreInStage, drawingIn, useCamera, useFirstView, zoomStep } from '#ui/bindings/drawing-camera.ts';
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
import { saveDrawing } from './save-drawing.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowViewerProps {
  readonly flow: Flow;
}

/** One statechart to look at, search and read (statecharts 3). */
export function FlowViewer({ flow }: FlowViewerProps) {
  const { words, language } = useFlowWords();
  const [variantId, setVariantId] = useState(flow.variants[0]?.id ?? '');
  const [choice, setChoice] = useState<FlowChoice | null>(null);
  const [tab, setTab] = useState('diagram');
  const variant = flow.variants.find(({ id }) => id === variantId) as FlowVariant;
  const { stage, widthPx, zoom, fit, resetZoom } = useCamera(variant, styles.stageMarginPx);

  useFirstView(stage, `${tab} ${variantId}`, flow.nodes[0]?.initial ?? '');

  const show = (id: string): void => {
    setVariantId(id);
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
      setChoice(next);
    });
    centre(node);
  };

  const toggle = (compound: string): void => {
    flushSync(() => {
      show(variantToggling(flow, variantId, compound));
      setTab('diagram');
      setChoice({ node: compound });
    });
    centre(compound);
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
