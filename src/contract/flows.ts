import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { Slug } from './text.ts';

/** A word or sentence in both languages of the flows. */
export const FlowText = z.object({ de: z.string(), en: z.string() });
export type FlowText = z.infer<typeof FlowText>;

/** Something that may happen, in the words of the machine's catalogue (docs/testing-with-paths.md). */
export const FlowSample = z.object({
  name: z.string(),
  text: FlowText,
  /** Name of the server fixture that makes the sample real. */
  server: z.string(),
  /** How often shoppers meet it; 1 = average. */
  weight: z.number(),
});
export type FlowSample = z.infer<typeof FlowSample>;

/** A call a state makes while it is active, or a machine of its own that lives as long. */
export const FlowCall = z.object({ id: z.string(), source: z.string(), samples: z.array(FlowSample) });
export type FlowCall = z.infer<typeof FlowCall>;

export const FlowPhase = z.enum(['busy', 'ready', 'blocked', 'done']);
export type FlowPhase = z.infer<typeof FlowPhase>;

/** `passing` states are left at once; `final` ones never; the two of history lead back to where one was last. */
export const FlowNodeKind = z.enum([
  'machine',
  'simple',
  'compound',
  'parallel',
  'final',
  'passing',
  'history',
  'deepHistory',
]);
export type FlowNodeKind = z.infer<typeof FlowNodeKind>;

export const FlowNode = z.object({
  /** XState's node id: `checkout.steps.review`. */
  id: z.string(),
  parent: z.nullable(z.string()),
  kind: FlowNodeKind,
  phase: z.nullable(FlowPhase),
  title: FlowText,
  /** One German sentence: what the visitor sees or may do; empty where the chart says none. */
  description: FlowText,
  tags: z.array(z.string()),
  clauses: z.array(z.string()),
  /** Child the node starts in; of history where it leads while there is nothing to come back to. */
  initial: z.nullable(z.string()),
  calls: z.array(FlowCall),
});
export type FlowNode = z.infer<typeof FlowNode>;

/** What makes a transition happen: an event, the end of a call, time, or nothing but its condition. */
export const FlowCause = z.enum(['event', 'success', 'failure', 'time', 'automatic', 'finished']);
export type FlowCause = z.infer<typeof FlowCause>;

export const FlowTransition = z.object({
  /** `machine|node|event|index`, the id path generation uses. */
  id: z.string(),
  source: z.string(),
  /** Null where the state stays as it is. */
  target: z.nullable(z.string()),
  cause: FlowCause,
  event: z.string(),
  /** What is written at the arrow. */
  label: FlowText,
  condition: z.nullable(FlowText),
  actions: z.array(z.string()),
  samples: z.array(FlowSample),
});
export type FlowTransition = z.infer<typeof FlowTransition>;

/**
 * A list of fixed length. `z.tuple` would say more, but its code would stand in what every shopper downloads
 * (docs/decisions/0010).
 */
const listOf = <Items extends readonly unknown[]>(
  item: z.ZodMiniType,
  length: Items['length'],
): z.ZodMiniType<Items> =>
  z.array(item).check(z.minLength(length), z.maxLength(length)) as unknown as z.ZodMiniType<Items>;

const point = listOf<[number, number]>(z.number(), 2);

type TextRole = 'title' | 'phase' | 'call' | 'target' | 'note';

/** One line of text at its place: `[x, baseline, role, German, English]`. */
export const PlacedText = listOf<[number, number, TextRole, string, string]>(
  z.union([z.number(), z.string()]),
  5,
);
export type PlacedText = z.infer<typeof PlacedText>;

/** A sign before a line of text, for transitions written inside their state instead of drawn, or beside their line. */
export const PlacedNote = z.object({
  transitions: z.array(z.string()),
  /** Where it leads; null where the state stays. */
  target: z.nullable(z.string()),
  cause: FlowCause,
  y: z.number(),
});
export type PlacedNote = z.infer<typeof PlacedNote>;

export const PlacedBox = z.object({
  node: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Whether its children are drawn. */
  isOpen: z.boolean(),
  texts: z.array(PlacedText),
  notes: z.array(PlacedNote),
});
export type PlacedBox = z.infer<typeof PlacedBox>;

export const PlacedLabel = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  texts: z.array(PlacedText),
  notes: z.array(PlacedNote),
  /** How far the text moves right in German and English, so that it ends at the line where it stands left of it. */
  shift: point,
});
export type PlacedLabel = z.infer<typeof PlacedLabel>;

export const PlacedLine = z.object({
  transitions: z.array(z.string()),
  /** Drawn ends, which may be ancestors of the transitions' own. */
  source: z.string(),
  target: z.string(),
  cause: FlowCause,
  points: z.array(point),
  label: z.nullable(PlacedLabel),
});
export type PlacedLine = z.infer<typeof PlacedLine>;

/** Where a compound starts: a dot and its arrow. */
export const PlacedStart = z.object({
  node: z.string(),
  x: z.number(),
  y: z.number(),
  points: z.array(point),
});
export type PlacedStart = z.infer<typeof PlacedStart>;

/** Where ways begin that are open in every state. */
export const PlacedAnytime = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  text: PlacedText,
});
export type PlacedAnytime = z.infer<typeof PlacedAnytime>;

/** The chart with certain compounds open, laid out at build time (docs/reading-flows.md). */
export const FlowVariant = z.object({
  /** `collapsed`, `open`, or the compound that is open with its ancestors. */
  id: z.string(),
  open: z.array(z.string()),
  width: z.number(),
  height: z.number(),
  boxes: z.array(PlacedBox),
  lines: z.array(PlacedLine),
  starts: z.array(PlacedStart),
  /** Null where no line begins at the machine itself. */
  anytime: z.nullable(PlacedAnytime),
});
export type FlowVariant = z.infer<typeof FlowVariant>;

/** Where generated paths are walked: on the chart alone, through the rendered views, in a browser on the product. */
export const FlowLayer = z.enum(['machine', 'view', 'browser']);
export type FlowLayer = z.infer<typeof FlowLayer>;

/** One step of a generated path, by numbers, since a large chart has a thousand of them. */
export const FlowStep = z.object({
  /** Number of its sentence in `sentences`. */
  says: z.number(),
  /** Numbers of the transitions it takes, in order. */
  takes: z.array(z.number()),
  /** Numbers of the innermost states it leads to. */
  at: z.array(z.number()),
});
export type FlowStep = z.infer<typeof FlowStep>;

export const FlowPath = z.object({
  id: z.string(),
  layer: FlowLayer,
  /** The first one is where the path starts. */
  steps: z.array(FlowStep),
});
export type FlowPath = z.infer<typeof FlowPath>;

/** One machine, drawn: static data beside the pages (docs/decisions/0026). */
export const Flow = z.object({
  machine: z.string(),
  title: FlowText,
  nodes: z.array(FlowNode),
  transitions: z.array(FlowTransition),
  sentences: z.array(FlowText),
  paths: z.array(FlowPath),
  variants: z.array(FlowVariant),
});
export type Flow = z.infer<typeof Flow>;

/** One machine in the table of all: how large it is. */
export const FlowSummary = z.object({
  machine: z.string(),
  title: FlowText,
  /** States without the machine itself. */
  states: z.number(),
  transitions: z.number(),
  calls: z.number(),
  /** Different clauses of the specification its states stand for. */
  clauses: z.number(),
});
export type FlowSummary = z.infer<typeof FlowSummary>;

/** What the flows tell one another: the one to begin with, above those of single charts. */
export const systemFlow = 'system';

/** For the shop's own staff only (docs/decisions/0028). */
export const flowEndpoints = {
  list: get({
    name: 'flows.list',
    path: '/flows',
    access: 'backend',
    summary: 'The drawn statecharts of the shop, for its own staff.',
    spec: [],
    reply: z.object({ items: z.array(FlowSummary) }),
  }),
  one: get({
    name: 'flows.one',
    path: '/flows/:machine',
    access: 'backend',
    summary: 'One statechart with its drawings, for the own staff.',
    spec: [],
    params: z.object({ machine: Slug }),
    reply: z.object({ item: Flow }),
  }),
};
