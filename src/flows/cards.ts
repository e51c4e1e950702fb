import type { FlowCause, FlowNode, FlowText, PlacedNote, PlacedText } from '#contract/flows.ts';
import { firstLines, textWidth, wrap, type Weight } from './text-width.ts';
import { inBoth } from './wording.ts';

/** Measures of the drawing, in pixels. */
const paddingPx = 10;
/** Room for a sign before a line of text. */
const signPx = 17;
const noteSize = 12.5;
const noteLinePx = 16;
const titleSize = 15.5;
const titleLinePx = 19;
const gapPx = 6;
const widestTextPx = 186;
const widestHeadPx = 150;
const widestLabelPx = 150;
const narrowestBoxPx = 120;
/** Sentences shown for each place a state leads to, or stays; the panel lists all. */
const maximumSentences = 3;

/** A transition written into a box, or into a label. */
export interface Note {
  readonly transitions: readonly string[];
  readonly target: FlowNode | null;
  readonly cause: FlowCause;
  readonly text: FlowText;
}

export interface Card {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly notes: readonly PlacedNote[];
}

const languages = ['de', 'en'] as const;

/** Breaks a sentence into so many lines, where it has words enough, by making them shorter. */
function wrapInto(
  count: number,
  text: string,
  maximum: number,
  size: number,
  weight: Weight,
): readonly string[] {
  const widest = wrap(text, maximum, size, weight);
  let lines = widest;
  for (let width = maximum; lines.length < count && width > 0; width -= 4)
    lines = wrap(text, width, size, weight);
  return lines.length === count ? lines : widest;
}

/**
 * Lines of both languages side by side, so that switching the language moves nothing. The shorter one takes as many lines:
 * a gap under it would look like a sentence that is missing.
 */
function linesOf(
  text: FlowText,
  maximum: number,
  size: number,
  weight: Weight,
  maximumLines: number,
): readonly FlowText[] {
  const longer = languages.map((language) => wrap(text[language], maximum, size, weight).length);
  const count = Math.min(maximumLines, Math.max(...longer));
  const [de, en] = languages.map((language) =>
    firstLines(wrapInto(count, text[language], maximum, size, weight), maximumLines),
  );
  return Array.from({ length: count }, (_, index) => ({ de: de?.[index] ?? '', en: en?.[index] ?? '' }));
}

const fontOf = (role: PlacedText[2]): { readonly size: number; readonly weight: Weight } => ({
  size: role === 'title' ? titleSize : noteSize,
  weight: role === 'title' || role === 'target' ? 600 : 400,
});

/** Width of the wider language. */
export const placedWidth = ([, , role, de, en]: PlacedText): number => {
  const { size, weight } = fontOf(role);
  return Math.max(textWidth(de, size, weight), textWidth(en, size, weight));
};

/** Writes lines of text below each other. */
class Column {
  readonly texts: PlacedText[] = [];
  readonly notes: PlacedNote[] = [];
  y: number;
  private readonly maximum: number;

  constructor(maximum: number, top = paddingPx) {
    this.maximum = maximum;
    this.y = top;
  }

  write(text: FlowText, role: PlacedText[2], hasSign: boolean, maximumLines: number): void {
    const { size, weight } = fontOf(role);
    const linePx = role === 'title' ? titleLinePx : noteLinePx;
    const left = paddingPx + (hasSign ? signPx : 0);
    const room = this.maximum - (hasSign ? signPx : 0);
    for (const { de, en } of linesOf(text, room, size, weight, maximumLines)) {
      this.texts.push([left, Math.round(this.y + linePx * 0.76), role, de, en]);
      this.y += linePx;
    }
  }

  /** Sentences under the name of the place they lead to; those that stay come last. */
  writeNotes(notes: readonly Note[]): void {
    const targets = [...new Set(notes.map(({ target }) => target))].toSorted(
      (one, other) => Number(one === null) - Number(other === null),
    );
    for (const target of targets) {
      this.gap();
      const group = notes.filter((note) => note.target === target);
      if (target !== null) {
        const transitions = group.flatMap((note) => note.transitions);
        this.notes.push({ transitions, target: target.id, cause: 'event', y: this.y });
        this.write(target.title, 'target', true, 2);
      }
      this.writeSentences(group, 3);
    }
  }

  /** One sentence for each note, the rest as a number. */
  writeSentences(notes: readonly Note[], maximumLines: number): void {
    const shown = notes.length > maximumSentences ? notes.slice(0, maximumSentences - 1) : notes;
    for (const { transitions, target, cause, text } of shown) {
      const hasSign = target === null || cause === 'failure' || cause === 'time';
      if (hasSign) this.notes.push({ transitions: [...transitions], target: null, cause, y: this.y });
      this.write(text, 'note', true, maximumLines);
    }
    const rest = notes.slice(shown.length).flatMap(({ transitions }) => transitions);
    if (rest.length === 0) return;
    if (notes[0]?.target === null)
      this.notes.push({ transitions: rest, target: null, cause: 'event', y: this.y });
    this.write(
      inBoth(({ more }) => more(rest.length)),
      'note',
      true,
      1,
    );
  }

  gap(): void {
    this.y += gapPx;
  }

  get width(): number {
    return Math.max(0, ...this.texts.map((text) => text[0] + placedWidth(text))) + paddingPx;
  }

  get height(): number {
    return this.y + paddingPx;
  }
}

function phaseText({ kind, phase }: FlowNode): FlowText | null {
  if (phase !== null) return inBoth(({ phases }) => phases[phase]);
  if (kind === 'passing') return inBoth(({ signs }) => signs.passing);
  if (kind === 'parallel') return inBoth(({ signs }) => signs.parallel);
  if (kind === 'history' || kind === 'deepHistory') return inBoth(({ signs }) => signs.history);
  return null;
}

export interface CardContent {
  readonly node: FlowNode;
  readonly notes: readonly Note[];
  /** Number of states inside a closed compound; null for simple states and open compounds. */
  readonly hidden: number | null;
}

function write(content: CardContent, maximum: number): Column {
  const { node, hidden } = content;
  const column = new Column(maximum);
  const phase = phaseText(node);
  if (phase !== null) column.write(phase, 'phase', true, 1);
  column.write(node.title, 'title', false, 4);
  if (hidden !== null)
    column.write(
      inBoth(({ states }) => states(hidden)),
      'phase',
      true,
      1,
    );
  for (const { id } of node.calls) column.write({ de: id, en: id }, 'call', true, 2);
  column.writeNotes(content.notes);
  return column;
}

const cardOf = (column: Column, narrowest: number): Card => ({
  width: Math.ceil(Math.max(narrowest, column.width)),
  height: Math.ceil(column.height),
  texts: column.texts,
  notes: column.notes,
});

const isLeftAtOnce = ({ kind }: FlowNode): boolean => ['passing', 'history', 'deepHistory'].includes(kind);

/** A box without children in sight. */
export const closedCard = (content: CardContent): Card =>
  cardOf(write(content, widestTextPx), isLeftAtOnce(content.node) ? 0 : narrowestBoxPx);

/** What stands left of the children of an open compound; no line ever runs there. */
export const headCard = (content: CardContent): Card => cardOf(write(content, widestHeadPx), 0);

/** What stands above the whole chart: its title, the machines it runs, and what may happen at any time. */
export function machineCard(content: CardContent): Card {
  return cardOf(write(content, 420), 0);
}

/** Text of a label beside a line; several transitions between two boxes share it. */
export function labelCard(notes: readonly Note[]): Card {
  const column = new Column(widestLabelPx, 2);
  const shown = notes.length > maximumSentences ? notes.slice(0, maximumSentences - 1) : notes;
  shown.forEach(({ text, cause, transitions }, index) => {
    if (index > 0) column.y += 3;
    if (cause !== 'event')
      column.notes.push({ transitions: [...transitions], target: null, cause, y: column.y });
    column.write(text, 'note', cause !== 'event', 4);
  });
  const rest = notes.slice(shown.length).flatMap(({ transitions }) => transitions).length;
  if (rest > 0)
    column.write(
      inBoth(({ more }) => more(rest)),
      'note',
      false,
      1,
    );
  // A label has no border: its text starts at its own edge.
  return {
    width: Math.ceil(column.width - 2 * paddingPx + 4),
    height: column.y + 2,
    texts: column.texts.map(([x, y, role, de, en]) => [x - paddingPx + 2, y, role, de, en]),
    notes: column.notes,
  };
}

/** The mark at which ways begin that are open in every state. */
export function anytimeCard(): Card {
  const column = new Column(widestTextPx);
  column.write(
    inBoth(({ signs }) => signs.anytime),
    'target',
    false,
    1,
  );
  return cardOf(column, 0);
}
