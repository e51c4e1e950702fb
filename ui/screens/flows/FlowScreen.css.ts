import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const stageMarginPx = 12;
/** What is left of the window below the low header and the tools. */
const stageHeight = 'max(22rem, 100dvh - 19rem)';
const notPrinted = { '@media': { [media.print]: { display: 'none' } } };

export const page = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
});
export const wayBack = screenStyle([
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[4]}` },
  notPrinted,
]);
export const body = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const tools = screenStyle([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockEnd: vars.space[2],
  },
  notPrinted,
]);
export const toolChoice = screenStyle({
  flexBasis: '100%',
  '@media': { [from.md]: { flexBasis: 'auto' } },
});
export const stage = screenStyle({
  height: stageHeight,
  padding: `${stageMarginPx}px`,
  overflow: 'auto',
  border: `1px solid ${vars.line.soft}`,
  cursor: 'grab',
  touchAction: 'pan-x pan-y',
  ':active': { cursor: 'grabbing', userSelect: 'none' },
  '@media': { [media.print]: { height: 'auto', overflow: 'visible', border: 0 } },
});

export const side = screenStyle([{ minWidth: 0 }, notPrinted]);
export const panel = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  overflowWrap: 'anywhere',
});
export const panelTitle = screenStyle({ fontSize: vars.type.title });
export const plainList = screenStyle({ display: 'grid', gap: vars.space[2], listStyle: 'none' });
layeredGlobal('screens', `.${plainList} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});
layeredGlobal('screens', `.${panel} button`, { whiteSpace: 'normal', textAlign: 'start' });
layeredGlobal('screens', `.${panel} ul:not(.${plainList})`, {
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
export const wayFacts = screenStyle({ display: 'grid', gap: vars.space[2] });
export const wayEnds = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const mark = screenStyle({
  justifySelf: 'start',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.small,
  fontSize: vars.type.small,
});
const phase = (colour: string): string => screenStyle([mark, { borderInlineStart: `5px solid ${colour}` }]);
export const phases = {
  busy: phase(vars.ink.yellow),
  ready: phase(vars.ink.cyan),
  blocked: phase(vars.ink.magenta),
  done: phase(vars.ink.black),
};

export const search = screenStyle([{ position: 'relative' }, notPrinted]);
export const noHit = screenStyle({ color: vars.page.subtitle });
export const hits = screenStyle({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetInline: 0,
  maxHeight: '60vh',
  overflow: 'auto',
  padding: vars.space[1],
  listStyle: 'none',
  background: vars.window.main,
  border: `1px solid ${vars.line.strong}`,
  boxShadow: vars.shadow.floating,
});
layeredGlobal('screens', `.${hits} button`, { whiteSpace: 'normal', textAlign: 'start' });
layeredGlobal('screens', `.${hits} button > span`, { justifyContent: 'start' });

export const outline = screenStyle({ listStyle: 'none', padding: 0 });
export const outlineTitle = screenStyle({ marginBlockStart: vars.space[3], fontSize: vars.type.large });
export const facts = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });
layeredGlobal('screens', `.${facts}`, quietText);
export const ways = screenStyle({ paddingInlineStart: vars.space[5] });
export const nested = screenStyle({
  marginInlineStart: vars.space[1],
  paddingInlineStart: vars.space[4],
  listStyle: 'none',
  borderInlineStart: `2px solid ${vars.line.soft}`,
});

export const player = screenStyle([
  {
    display: 'grid',
    gap: vars.space[2],
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    marginBlockEnd: vars.space[2],
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem)' } },
  },
  notPrinted,
]);
export const playerPath = screenStyle({ minWidth: 0 });
export const playerButtons = screenStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});
export const playerSpeed = screenStyle({ maxWidth: '6.5rem' });
export const playerStatus = screenStyle({
  gridColumn: '1 / -1',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `4px solid ${vars.status.info.main}`,
});
export const overlayBar = screenStyle([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginBlockEnd: vars.space[2],
  },
  notPrinted,
]);
export const overlaySummary = screenStyle([
  { marginBlockEnd: vars.space[2], ':empty': { display: 'none' } },
  notPrinted,
]);
export const steps = screenStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[6],
  listStyle: 'decimal',
});
export const stepButton = screenStyle({
  width: '100%',
  minHeight: '24px',
  paddingInline: vars.space[2],
  textAlign: 'start',
  cursor: 'pointer',
  borderInlineStart: '4px solid transparent',
  ':hover': { background: vars.interface.main },
});
layeredGlobal('screens', `[aria-current="step"] > .${stepButton}`, {
  borderInlineStartColor: vars.status.info.main,
  fontWeight: 600,
});
export const stepState = screenStyle({ display: 'block', color: vars.page.subtitle, fontWeight: 400 });
export const markedWay = screenStyle({ marginInlineStart: vars.space[2], fontWeight: 600 });
export const missingWay = screenStyle({
  marginInlineStart: vars.space[2],
  color: vars.status.danger.main,
  fontWeight: 600,
});
