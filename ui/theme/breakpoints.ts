/** First pixel of each width class (S9: xs up to 543, sm 544–767, md 768–991, lg 992–1199, xl from 1200). */
export const breakpoints = { xs: 0, sm: 544, md: 768, lg: 992, xl: 1200 } as const;
const defaultFontPx = 16;
/**
 * Widths are asked for in em, which here means the letters a visitor has set in the browser: with letters twice as large
 * a layout needs twice the room (WCAG 1.4.4).
 */
const em = (pixels: number): string => `${pixels / defaultFontPx}em`;

/**
 * Media queries: `from.lg` is lg and wider, `below.lg` everything narrower, `touch` a coarse pointer.
 * The upper bound ends in .98 because a zoomed viewport can have a fractional width.
 */
export const from = {
  sm: `screen and (min-width: ${em(breakpoints.sm)})`,
  md: `screen and (min-width: ${em(breakpoints.md)})`,
  lg: `screen and (min-width: ${em(breakpoints.lg)})`,
  xl: `screen and (min-width: ${em(breakpoints.xl)})`,
} as const;
export const below = {
  sm: `screen and (max-width: ${em(breakpoints.sm - 0.02)})`,
  md: `screen and (max-width: ${em(breakpoints.md - 0.02)})`,
  lg: `screen and (max-width: ${em(breakpoints.lg - 0.02)})`,
  xl: `screen and (max-width: ${em(breakpoints.xl - 0.02)})`,
} as const;
/** Paper, and a phone's page that is printed as narrow as it stands on the screen. */
export const paper = {
  wide: `print and (min-width: ${breakpoints.sm}px)`,
  narrow: `print and (max-width: ${breakpoints.sm - 0.02}px)`,
} as const;
export const media = {
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  /** Scripts may run, although none has run yet. */
  scripting: '(scripting: enabled)',
} as const;
