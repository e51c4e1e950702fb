import type { Flow, FlowVariant } from '#contract/flows.ts';
import { drawingFile } from '#drawing/geometry.ts';
import { findInFlow, variantShowing, variantToggling } from '#drawing/search.ts';
import { drawVariant, svgFile, type FlowLanguage } from '../svg.ts';
import { centred, fitted, fittedToWidth, zoomed, type Camera } from './camera.ts';
import { saveDrawing, savePicture } from './download.ts';
import { nodePanel, transitionsPanel, wordsOf } from './panel.ts';

/** What is chosen: a state, or the transitions of a line. */
type Choice = { readonly node: string } | { readonly transitions: readonly string[] } | null;

const element = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

const flow = JSON.parse(element('#flow').textContent) as Flow;
const stage = element<HTMLElement>('#stage');
const drawing = element<SVGSVGElement>('#stage svg');
const panel = element<HTMLElement>('#panel');
const views = element<HTMLSelectElement>('#view');
const question = element<HTMLInputElement>('#search');
const hits = element<HTMLElement>('#hits');

let language: FlowLanguage = 'de';
let variant = flow.variants[0] as FlowVariant;
let camera: Camera = { x: 0, y: 0, scale: 1 };
let choice: Choice = null;

const stageExtent = () => ({ width: stage.clientWidth, height: stage.clientHeight });

function show(next: Camera): void {
  camera = next;
  drawing.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
}

const idsOf = (line: SVGElement): readonly string[] =>
  variant.lines[Number(line.dataset['line'])]?.transitions ?? [];

/** Marks what is chosen, and the lines that lead away from it or to it. */
function mark(): void {
  for (const box of drawing.querySelectorAll<SVGElement>('[data-node]')) {
    const isChosen = choice !== null && 'node' in choice && choice.node === box.dataset['node'];
    box.classList.toggle('chosen', isChosen);
    box.setAttribute('aria-pressed', String(isChosen));
  }
  for (const line of drawing.querySelectorAll<SVGElement>('[data-line]')) {
    const ids = idsOf(line);
    const placed = variant.lines[Number(line.dataset['line'])];
    const isChosen =
      choice !== null && 'transitions' in choice && choice.transitions.some((id) => ids.includes(id));
    const touches =
      choice !== null &&
      'node' in choice &&
      (placed?.source === choice.node || placed?.target === choice.node);
    line.classList.toggle('chosen', isChosen || touches);
  }
}

function showPanel(): void {
  if (choice === null)
    panel.innerHTML = `<p>${wordsOf(language).nothingChosen}</p><p>${wordsOf(language).help}</p>`;
  else if ('node' in choice) {
    const { node: chosen } = choice;
    const node = flow.nodes.find(({ id }) => id === chosen);
    const isCompound = flow.nodes.some(({ parent }) => parent === chosen) && node?.parent !== null;
    if (node !== undefined)
      panel.innerHTML = nodePanel(flow, node, isCompound ? variant.open.includes(chosen) : null, language);
  } else {
    const { transitions } = choice;
    panel.innerHTML = transitionsPanel(
      flow,
      flow.transitions.filter(({ id }) => transitions.includes(id)),
      language,
    );
  }
}

function choose(next: Choice): void {
  choice = next;
  mark();
  showPanel();
}

/** Draws the variant anew and makes its boxes reachable by keyboard. */
function draw(): void {
  drawing.setAttribute('width', String(variant.width));
  drawing.setAttribute('height', String(variant.height));
  drawing.setAttribute('viewBox', `0 0 ${variant.width} ${variant.height}`);
  drawing.innerHTML = drawVariant(flow, variant, language);
  for (const box of drawing.querySelectorAll<SVGElement>('[data-node]')) {
    const node = flow.nodes.find(({ id }) => id === box.dataset['node']);
    box.setAttribute('tabindex', '0');
    box.setAttribute('role', 'button');
    box.setAttribute('aria-label', node?.title[language] ?? '');
  }
  views.value = variant.id;
  mark();
  showPanel();
}

function openVariant(id: string): void {
  const next = flow.variants.find((one) => one.id === id);
  if (next === undefined || next === variant) return;
  variant = next;
  draw();
}

/** Goes to a state wherever it is, opening what hides it. */
function goTo(node: string): void {
  openVariant(variantShowing(flow, variant.id, node));
  const box = variant.boxes.find((one) => one.node === node);
  if (box !== undefined) show(centred(camera, box, stageExtent()));
  choose({ node });
}

function toggle(compound: string): void {
  const before = variant;
  openVariant(variantToggling(flow, variant.id, compound));
  if (variant === before) return;
  const box = variant.boxes.find(({ node }) => node === compound);
  if (box !== undefined) show(centred(camera, box, stageExtent()));
  choose({ node: compound });
  drawing.querySelector<SVGElement>(`[data-node="${CSS.escape(compound)}"]`)?.focus({ preventScroll: true });
}

const isCompound = (id: string): boolean =>
  flow.nodes.some(({ parent }) => parent === id) &&
  flow.nodes.find((node) => node.id === id)?.parent !== null;

function choosePointed(target: Element): void {
  const line = target.closest<SVGElement>('[data-line]');
  const box = target.closest<SVGElement>('[data-node]');
  if (line !== null) choose({ transitions: idsOf(line) });
  else if (box?.dataset['node'] !== undefined) choose({ node: box.dataset['node'] });
  else choose(null);
}

function listHits(): void {
  const found = findInFlow(flow, question.value, language);
  hits.hidden = question.value.trim() === '';
  hits.innerHTML = '';
  if (found.length === 0) hits.textContent = wordsOf(language).noHit;
  for (const { node, transition, text } of found) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', () => {
      goTo(node);
      if (transition !== null) choose({ transitions: [transition] });
      hits.hidden = true;
    });
    hits.append(button);
  }
}

/** Writes every word of the page in the chosen language. */
function speak(next: FlowLanguage): void {
  language = next;
  document.documentElement.lang = next;
  document.documentElement.dataset['language'] = next;
  const words = wordsOf(next);
  for (const place of document.querySelectorAll<HTMLElement>('[data-word]'))
    place.textContent = words[place.dataset['word'] as keyof typeof words];
  for (const place of document.querySelectorAll<HTMLElement>('[data-label]'))
    place.setAttribute('aria-label', words[place.dataset['label'] as keyof typeof words]);
  question.placeholder = words.search;
  const titleOf = (id: string): string => flow.nodes.find((node) => node.id === id)?.title[next] ?? id;
  for (const option of views.options)
    option.textContent =
      option.value === 'collapsed' || option.value === 'open'
        ? words[option.value]
        : `${words.expand}: ${titleOf(option.value)}`;
  draw();
}

function showOutline(isShown: boolean): void {
  document.body.classList.toggle('outlined', isShown);
  element('#as-diagram').setAttribute('aria-pressed', String(!isShown));
  element('#as-outline').setAttribute('aria-pressed', String(isShown));
}

const middle = () => ({ x: stage.clientWidth / 2, y: stage.clientHeight / 2 });
const zoomStep = 1.25;
const panStepPx = 60;

const keyMoves: Readonly<Record<string, () => Camera>> = {
  '+': () => zoomed(camera, zoomStep, middle()),
  '-': () => zoomed(camera, 1 / zoomStep, middle()),
  '0': () => fitted(variant, stageExtent()),
  ArrowLeft: () => ({ ...camera, x: camera.x + panStepPx }),
  ArrowRight: () => ({ ...camera, x: camera.x - panStepPx }),
  ArrowUp: () => ({ ...camera, y: camera.y + panStepPx }),
  ArrowDown: () => ({ ...camera, y: camera.y - panStepPx }),
};

function listen(): void {
  let dragged: { readonly x: number; readonly y: number; readonly from: Camera; isMoved: boolean } | null =
    null;
  stage.addEventListener('pointerdown', ({ clientX, clientY, button }) => {
    if (button === 0) dragged = { x: clientX, y: clientY, from: camera, isMoved: false };
  });
  stage.addEventListener('pointermove', (event) => {
    if (dragged === null || event.buttons === 0) return;
    const [byX, byY] = [event.clientX - dragged.x, event.clientY - dragged.y];
    if (!dragged.isMoved && Math.hypot(byX, byY) < 4) return;
    if (!dragged.isMoved) stage.setPointerCapture(event.pointerId);
    dragged.isMoved = true;
    show({ ...dragged.from, x: dragged.from.x + byX, y: dragged.from.y + byY });
  });
  stage.addEventListener('click', ({ target }) => {
    if (dragged?.isMoved !== true && target instanceof Element) choosePointed(target);
    dragged = null;
  });
  stage.addEventListener('dblclick', ({ target }) => {
    const id =
      target instanceof Element ? target.closest<SVGElement>('[data-node]')?.dataset['node'] : undefined;
    if (id !== undefined && isCompound(id)) toggle(id);
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { left, top } = stage.getBoundingClientRect();
      show(
        zoomed(camera, Math.exp(-event.deltaY / 500), { x: event.clientX - left, y: event.clientY - top }),
      );
    },
    { passive: false },
  );
  stage.addEventListener('keydown', (event) => {
    const move = keyMoves[event.key];
    if (move !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      show(move());
      return;
    }
    const id = event.target instanceof SVGElement ? event.target.dataset['node'] : undefined;
    if (id === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (event.key === 'Enter' && isCompound(id)) toggle(id);
    else choose({ node: id });
  });
  drawing.addEventListener('focusin', ({ target }) => {
    const id = target instanceof SVGElement ? target.dataset['node'] : undefined;
    const box = variant.boxes.find(({ node }) => node === id);
    if (box === undefined || !(target as SVGElement).matches(':focus-visible')) return;
    const [x, y] = [box.x * camera.scale + camera.x, box.y * camera.scale + camera.y];
    const isInSight = x >= 0 && y >= 0 && x + 80 < stage.clientWidth && y + 40 < stage.clientHeight;
    if (!isInSight) show(centred(camera, box, stageExtent()));
  });
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const { go, way, toggle: compound } = target.dataset;
    if (go !== undefined) goTo(go);
    if (compound !== undefined) toggle(compound);
    if (way !== undefined) choose({ transitions: [way] });
  });
  views.addEventListener('change', () => {
    openVariant(views.value);
    show(fittedToWidth(variant, stageExtent()));
  });
  question.addEventListener('input', listHits);
  question.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') hits.querySelector('button')?.click();
    if (key === 'Escape') hits.hidden = true;
  });
  const press = (selector: string, act: () => void): void => element(selector).addEventListener('click', act);
  press('#fit', () => show(fitted(variant, stageExtent())));
  press('#zoom-in', () => show(zoomed(camera, zoomStep, middle())));
  press('#zoom-out', () => show(zoomed(camera, 1 / zoomStep, middle())));
  press('#language', () => {
    speak(language === 'de' ? 'en' : 'de');
    if (!hits.hidden) listHits();
  });
  press('#as-diagram', () => showOutline(false));
  press('#as-outline', () => showOutline(true));
  press('#print', () => window.print());
  const name = (kind: 'svg' | 'png') => drawingFile(flow.machine, variant.id, language, kind);
  press('#save-svg', () => saveDrawing(name('svg'), svgFile(flow, variant, language)));
  press('#save-png', () => void savePicture(name('png'), svgFile(flow, variant, language), variant));
}

document.body.classList.add('live');
listen();
speak('de');
show(fittedToWidth(variant, stageExtent()));
