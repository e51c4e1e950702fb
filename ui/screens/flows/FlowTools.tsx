import type { Flow, FlowVariant } from '#contract/flows.ts';
import { drawingFile } from '#drawing/geometry.ts';
import { drawingIn, zoomStep } from '#ui/bindings/drawing-camera.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import type { FlowView } from './flow-view.ts';
import { useFlowWords } from './flow-words.ts';
import { saveDrawing, savePicture } from './save-drawing.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowToolsProps {
  readonly flow: Flow;
  readonly variant: FlowVariant;
  readonly camera: FlowView['camera'];
  readonly onShow: (variant: string) => void;
}

/** Which drawing is shown, how large, and where else it may go: a file, paper. */
export function FlowTools({ flow, variant, camera: { stage, zoom, fit }, onShow }: FlowToolsProps) {
  const { words, language } = useFlowWords();
  const nameOf = (id: string): string => {
    if (id === 'collapsed' || id === 'open') return words[id];
    return `${words.expand}: ${flow.nodes.find((node) => node.id === id)?.title[language] ?? id}`;
  };
  const save = (kind: 'svg' | 'png'): void => {
    const drawing = drawingIn(stage.current);
    const saveAs = { svg: saveDrawing, png: savePicture }[kind];
    if (drawing !== null) void saveAs(drawingFile(flow.machine, variant.id, language, kind), drawing);
  };
  return (
    <div className={styles.tools} role="group" aria-label={words.toolbar}>
      {flow.variants.length > 1 ? (
        <div className={styles.toolChoice}>
          <SelectField
            label={words.view}
            isLabelHidden
            value={variant.id}
            onChange={onShow}
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
  );
}
