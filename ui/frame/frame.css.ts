import { below, from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, screenStyle } from '#ui/theme/layered.ts';

/** Content column of every band of the page. */
export const column = screenStyle({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [from.lg]: { paddingInline: vars.space[6] } },
});

export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media': { [media.print]: { display: 'block', minHeight: 0 } },
});

export const main = screenStyle({
  flex: '1 0 auto',
  paddingBlock: vars.space[4],
  outline: 'none',
  '@media': { [from.lg]: { paddingBlock: vars.space[6] } },
});

export const skipLinks = screenStyle({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.skip,
  transform: 'translateY(-200%)',
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[2],
  background: vars.window.main,
  selectors: { '&:focus-within': { transform: 'none' } },
});

export const serviceBar = screenStyle({
  background: vars.topMenu.main,
  color: vars.topMenu.title,
  fontSize: vars.type.small,
  '@media': { [media.print]: { display: 'none' } },
});
export const serviceRow = screenStyle({
  display: 'flex',
  // Better two lines than a control that is cut off.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  paddingBlock: vars.space[1],
  minHeight: vars.size.controlSmall,
  '@media': { [from.md]: { columnGap: vars.space[4] } },
});
export const serviceFacts = screenStyle({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [from.md]: { display: 'flex' } },
});
export const serviceFact = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
/** All of them or none: there is room on wide screens only, beside somebody's name and orders on the widest; the foot of the page has them, too. */
export const serviceHours = screenStyle({
  selectors: { [`${serviceFacts} > &`]: { display: 'none' } },
  '@media': {
    [from.lg]: {
      selectors: { [`${serviceFacts}:not([data-signed-in]) > &`]: { display: 'inline-flex' } },
    },
    [from.xl]: { selectors: { [`${serviceFacts} > &`]: { display: 'inline-flex' } } },
  },
});
export const serviceEnd = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});
/** Where there is little room, the link keeps its name for those who listen. */
export const serviceName = screenStyle({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below.lg]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
});
/** On phones the mode switcher needs the room; the account leads to the orders, and so does the footer. */
layeredGlobal('screens', `.${serviceEnd} > [href="/my/orders"]`, {
  '@media': { [below.sm]: { display: 'none' } },
});

export const header = screenStyle({
  background: vars.header.main,
  color: vars.header.title,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  // Search and basket stay at hand; where a window is as low as that, the page needs the room.
  '@media': {
    [`${below.md} and (min-height: 30em)`]: { position: 'sticky', top: 0, zIndex: vars.layer.sticky },
  },
});
export const headerRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"menu brand basket" "search search search"',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlock: vars.space[1],
  '@media': {
    // Letters that were enlarged without the window knowing it: the basket takes a line of its own.
    [from.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[3]} ${vars.space[6]}`,
      paddingBlock: vars.space[3],
    },
  },
});
export const menuButton = screenStyle({ gridArea: 'menu', '@media': { [from.md]: { display: 'none' } } });
export const brand = screenStyle({
  gridArea: 'brand',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.header.heading,
  textDecoration: 'none',
  selectors: { '&:visited, &:hover': { color: vars.header.heading } },
  '@media': { [below.md]: { display: 'flex', containerType: 'inline-size' } },
});
// Beside a long sum there is room for the name only: no mark is better than a squeezed one.
layeredGlobal('screens', `.${brand} > svg`, {
  flex: 'none',
  '@container': { '(max-width: 8rem)': { display: 'none' } },
});
/** Parts of the mark, in the process colours of a printed sheet. */
export const inks = {
  cyan: screenStyle({ fill: vars.ink.cyan }),
  magenta: screenStyle({ fill: vars.ink.magenta }),
  yellow: screenStyle({ fill: vars.ink.yellow }),
  black: screenStyle({ fill: vars.ink.black }),
};
export const markCentre = screenStyle({ fill: vars.header.main });
export const markCross = screenStyle({ stroke: vars.header.main, strokeWidth: 1.5 });
export const brandWords = screenStyle({ display: 'flex', flexDirection: 'column' });
export const brandName = screenStyle({
  fontSize: vars.type.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.01em',
  '@media': { [below.md]: { fontSize: vars.type.body } },
});
export const brandSlogan = screenStyle({
  display: 'none',
  fontSize: vars.type.small,
  color: vars.header.subtitle,
  '@media': { [from.lg]: { display: 'block' } },
});
export const basketArea = screenStyle({
  gridArea: 'basket',
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
export const basketLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.medium,
  color: vars.header.title,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:visited, &:hover': { color: vars.header.title },
    '&:hover': { borderColor: vars.header.title },
  },
});
export const basketWords = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: vars.leading.tight,
});
export const basketTitle = screenStyle({
  fontSize: vars.type.small,
  color: vars.header.subtitle,
  '@media': { [below.md]: { display: 'none' } },
});
export const basketAmount = screenStyle({
  fontWeight: vars.weight.medium,
  // On phones the number stands above the sum, so that the shop's name keeps its room.
  '@media': {
    [from.md]: { whiteSpace: 'nowrap' },
    [below.md]: { maxWidth: '5.5rem', fontSize: vars.type.small },
  },
});

export const menu = screenStyle({
  // A popover floats by itself: here it does so on phones alone.
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'visible',
  border: 0,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  background: vars.interface.main,
  color: vars.interface.title,
  '@media': {
    [from.md]: { display: 'block' },
    [below.md]: {
      selectors: {
        '&:popover-open': {
          position: 'fixed',
          inset: '0 auto 0 0',
          width: 'min(20rem, 85vw)',
          height: '100dvh',
          overflow: 'auto',
          boxShadow: vars.shadow.floating,
        },
        '&::backdrop': { background: vars.veil.modal },
      },
    },
    [media.print]: { display: 'none' },
  },
});
export const menuClose = screenStyle({
  display: 'none',
  justifyContent: 'end',
  padding: vars.space[1],
  '@media': { [below.md]: { selectors: { [`${menu}:popover-open > &`]: { display: 'flex' } } } },
});
/** A shade at an edge says that the menu goes on there; covers that scroll along hide it where the menu ends. */
const menuEdge = (side: 'left' | 'right') => ({
  cover: `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${vars.interface.main} 40%, transparent) ${side} / 4rem 100% no-repeat local`,
  shade: `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, color-mix(in srgb, ${vars.line.strong} 55%, transparent), transparent) ${side} / 1rem 100% no-repeat scroll`,
});
export const menuList = screenStyle({
  display: 'flex',
  flexWrap: 'nowrap',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: [
    menuEdge('left').cover,
    menuEdge('right').cover,
    menuEdge('left').shade,
    menuEdge('right').shade,
  ].join(', '),
  margin: 0,
  // As wide as the screen; the first word stands where the column begins.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[1],
  paddingBlock: vars.space[1],
  listStyle: 'none',
  // A mouse cannot push a line aside: there the menu takes the lines it needs.
  '@media': {
    [from.lg]: { flexWrap: 'wrap', rowGap: 0 },
    [below.md]: {
      selectors: { [`${menu}:popover-open &`]: { flexDirection: 'column', background: 'none' } },
    },
  },
});
export const menuLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlMedium,
  paddingInline: vars.space[3],
  '@media': { [from.lg]: { minHeight: vars.size.controlSmall } },
  borderRadius: vars.radius.medium,
  color: vars.interface.title,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:visited': { color: vars.interface.title },
    '&:hover': { color: vars.interface.title, background: vars.background.hover },
    '&[aria-current="page"]': { fontWeight: vars.weight.bold },
  },
});

export const demoNotice = screenStyle({
  background: vars.accent3.main,
  color: vars.accent3.title,
  fontSize: vars.type.small,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  textAlign: 'center',
  '@media': { [media.print]: { display: 'none' } },
});
/** The second half of the notice needs room; phones show the first. */
export const demoDetail = screenStyle({ display: 'none', '@media': { [from.md]: { display: 'inline' } } });
export const footer = screenStyle({
  background: vars.footer.main,
  color: vars.footer.title,
  paddingBlock: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});
export const footerColumns = screenStyle({
  display: 'grid',
  gap: vars.space[6],
  // As many columns as the words have room for, however large they are.
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' } },
});
export const footerHeading = screenStyle({
  margin: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.type.body,
  color: vars.footer.heading,
});
export const footerAddress = screenStyle({ fontStyle: 'normal' });
export const footerList = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const footerLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  color: vars.footer.link,
  overflowWrap: 'anywhere',
  selectors: { '&:visited, &:hover': { color: vars.footer.link } },
});
export const copyright = screenStyle({
  background: vars.copyright.main,
  color: vars.copyright.title,
  fontSize: vars.type.small,
  paddingBlock: vars.space[3],
  '@media': { [media.print]: { background: 'none', color: vars.text.color } },
});
export const copyrightLink = screenStyle({
  color: vars.copyright.link,
  selectors: { '&:visited, &:hover': { color: vars.copyright.link } },
});
export const languageOption = screenStyle({
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[2],
  border: 0,
  background: 'transparent',
  color: vars.copyright.link,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { fontWeight: vars.weight.bold, textDecoration: 'underline' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
export const copyrightRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const cookieBar = screenStyle({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.progress,
  background: vars.cookieLaw.main,
  color: vars.cookieLaw.title,
  borderBlockStart: `1px solid ${vars.line.strong}`,
  boxShadow: vars.shadow.floating,
  paddingBlock: vars.space[4],
  '@media': { [media.print]: { display: 'none' } },
});
export const cookieRow = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  '@media': { [from.lg]: { gridTemplateColumns: '1fr auto' } },
});
export const cookieText = screenStyle({ margin: 0, maxWidth: vars.size.measure });
export const cookieActions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const toTop = screenStyle({
  position: 'fixed',
  insetInlineEnd: vars.space[4],
  bottom: `calc(var(--room-below, 0px) + ${vars.space[4]})`,
  zIndex: vars.layer.sticky,
  background: vars.window.main,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  '@media': {
    // Above the bar with the sum and the way to the checkout.
    [below.lg]: { bottom: `calc(var(--room-below, 0px) + ${vars.space[16]} + ${vars.space[4]})` },
    [media.print]: { display: 'none' },
  },
});

export const switcher = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.b2.main,
});
export const switcherOption = screenStyle({
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[2],
  border: 0,
  background: 'transparent',
  color: vars.b2.title,
  fontSize: vars.type.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.secondary.main, color: vars.on.secondary },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    // The colours of the chosen one are gone there.
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { textDecoration: 'underline', fontWeight: vars.weight.bold } },
    },
  },
});

// In the checkout nothing leads aside, and a drawing needs the window: the header is one low line, search and menu are closed.
const low = `.${page}:is(:has([data-machine="checkout"]), :has([data-frame="low"]))`;
layeredGlobal('screens', `${low} :is(.${menu}, .${menuButton}, form[role="search"], a[href="#suche"])`, {
  display: 'none',
});
layeredGlobal('screens', `${low} .${headerRow}`, {
  gridTemplateAreas: '"brand basket"',
  gridTemplateColumns: '1fr auto',
  paddingBlock: vars.space[1],
});
const whole = `.${page}:has([data-frame="low"])`;
layeredGlobal('screens', `${whole} .${column}`, { maxWidth: 'none' });
layeredGlobal('screens', `${whole} .${main}`, { paddingBlock: vars.space[2] });
