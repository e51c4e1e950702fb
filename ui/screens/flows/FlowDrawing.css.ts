import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

/** Drawn no smaller than this at first, so that it can be read; the rest is scrolled to. */
export const smallestFirstScale = 0.85;

export const drawing = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginInline: 'auto',
  fontFamily: vars.text.fontFamily,
  fontSize: '12.5px',
  fontKerning: 'none',
  textRendering: 'geometricPrecision',
  fill: vars.page.title,
  '@media': {
    [media.print]: {
      width: '100% !important',
      minWidth: '0 !important',
      maxWidth: '100% !important',
      maxHeight: '250mm',
    },
  },
});

export const frame = screenStyle({ fill: vars.page.main, stroke: vars.line.strong, strokeWidth: 1.2 });
export const rim = screenStyle({ fill: 'none', stroke: vars.line.strong, strokeWidth: 1.2 });
export const state = screenStyle({ cursor: 'pointer', ':focus-visible': { outline: 'none' } });
export const open = screenStyle({});
export const closed = screenStyle({});
export const passing = screenStyle({});
export const parallelPart = screenStyle({});
export const chosen = screenStyle({});
const framed = (name: string, rule: Parameters<typeof layeredGlobal>[2]): void =>
  layeredGlobal('screens', `.${name} > .${frame}`, rule);
framed(open, { fill: vars.interface.main, fillOpacity: 0.6 });
framed(closed, { fill: vars.interface.main });
framed(passing, { strokeDasharray: '2 2' });
framed(parallelPart, { strokeDasharray: '6 4' });
framed(chosen, { stroke: vars.focus.ring, strokeWidth: 3 });
framed(`${state}:focus-visible`, { stroke: vars.focus.ring, strokeWidth: 4 });

const band = (fill: string): string => screenStyle({ fill });
export const bands = {
  busy: band(vars.ink.yellow),
  ready: band(vars.ink.cyan),
  blocked: band(vars.ink.magenta),
  done: band(vars.ink.black),
};

export const way = screenStyle({ fill: 'none', stroke: vars.page.subtitle, strokeWidth: 1.5 });
export const head = screenStyle({ fill: vars.page.subtitle });
/** An unseen wide line, so that a thin one can be hit. */
export const grip = screenStyle({ fill: 'none', stroke: 'transparent', strokeWidth: 12 });

const line = screenStyle({ cursor: 'pointer' });
const failure = screenStyle([line]);
const time = screenStyle([line]);
const automatic = screenStyle([line]);
export const lines = { event: line, success: line, finished: line, failure, time, automatic };
export const chosenLine = screenStyle({});
const lastClass = (names: string): string => names.split(' ')[0] ?? names;
const drawnAs = (name: string, rule: Parameters<typeof layeredGlobal>[2]): void =>
  layeredGlobal('screens', `.${lastClass(name)} > .${way}`, rule);
const headedAs = (name: string, fill: string): void =>
  layeredGlobal('screens', `.${lastClass(name)} > .${head}`, { fill });
drawnAs(failure, { stroke: vars.status.danger.main, strokeDasharray: '6 4' });
headedAs(failure, vars.status.danger.main);
drawnAs(time, { strokeDasharray: '1.5 4', strokeWidth: 2, strokeLinecap: 'round' });
drawnAs(automatic, { stroke: vars.line.strong });
headedAs(automatic, vars.line.strong);
layeredGlobal('screens', `.${line}:hover > .${way}`, { strokeWidth: 3 });
drawnAs(chosenLine, { stroke: vars.focus.ring, strokeWidth: 3 });
headedAs(chosenLine, vars.focus.ring);

/** Where something is now: a thick frame, a tint and a flag, so that not colour alone tells it. */
export const current = screenStyle({});
framed(current, { stroke: vars.status.info.main, strokeWidth: 4, fill: vars.interface.main });
export const currentSign = screenStyle({
  fill: vars.status.info.main,
  stroke: vars.page.main,
  strokeWidth: 1.5,
});
export const takenLine = screenStyle({});
drawnAs(takenLine, { stroke: vars.status.info.main, strokeWidth: 5, strokeDasharray: 'none' });
headedAs(takenLine, vars.status.info.main);
export const takenNote = screenStyle({ fill: 'none', stroke: vars.status.info.main, strokeWidth: 2 });

/** Under an overlay the lines step back; what is wanting comes to the fore. */
export const overlaid = screenStyle({});
export const missing = screenStyle({});
layeredGlobal('screens', `.${overlaid} .${way}`, { stroke: vars.page.subtitle, strokeDasharray: 'none' });
layeredGlobal('screens', `.${overlaid} .${head}`, { fill: vars.page.subtitle });
layeredGlobal('screens', `.${overlaid} .${missing} > .${way}`, {
  stroke: vars.status.danger.main,
  strokeWidth: 3,
  strokeDasharray: '3 4',
});
layeredGlobal('screens', `.${overlaid} .${missing} > .${head}`, { fill: vars.status.danger.main });
const markText = { fontSize: '11px', fontWeight: 700 } as const;
export const mark = screenStyle({ fill: vars.page.title });
layeredGlobal('screens', `.${mark} > rect`, { fill: vars.page.main, stroke: vars.line.strong });
layeredGlobal('screens', `.${mark} > text`, markText);
export const missingMark = screenStyle({ fill: vars.page.main });
layeredGlobal('screens', `.${missingMark} > rect`, { fill: vars.status.danger.main, stroke: vars.page.main });
layeredGlobal('screens', `.${missingMark} > text`, markText);

export const anytime = screenStyle({ fill: vars.on.secondary, textAnchor: 'middle' });
layeredGlobal('screens', `.${anytime} > rect`, { fill: vars.secondary.main });

export const sign = screenStyle({});
layeredGlobal('screens', `.${sign} path[fill=none]`, {
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const plain = screenStyle({});
const quiet = screenStyle({ fill: vars.page.subtitle });
export const texts = {
  title: screenStyle({ fontSize: '15.5px', fontWeight: 600 }),
  target: screenStyle({ fontWeight: 600 }),
  phase: quiet,
  call: quiet,
  note: plain,
};
