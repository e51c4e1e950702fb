import { globalFontFace } from '@vanilla-extract/css';

const folder = '@fontsource-variable/roboto-condensed/files';
const face = { fontStyle: 'normal', fontWeight: '100 900', fontDisplay: 'swap' } as const;

globalFontFace('RobotoCondensed', [
  {
    ...face,
    src: `url(${folder}/roboto-condensed-latin-ext-wght-normal.woff2) format('woff2')`,
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    ...face,
    src: `url(${folder}/roboto-condensed-latin-wght-normal.woff2) format('woff2')`,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
]);

// Local faces bent to the metrics of Roboto Condensed, so that nothing moves when the web font arrives (CLS 0).
// Ascent and descent of Roboto Condensed: 1900 and 500 of 2048 units; the overrides are divided by size-adjust.
const fallback = (sizeAdjust: number) => ({
  sizeAdjust: `${(sizeAdjust * 100).toFixed(2)}%`,
  ascentOverride: `${(92.77 / sizeAdjust).toFixed(2)}%`,
  descentOverride: `${(24.41 / sizeAdjust).toFixed(2)}%`,
  lineGapOverride: '0%',
});

// Widths measured with German shop text: Arial regular × 0.888 and Arial bold × 0.846 are as wide as the web font.
globalFontFace('RobotoCondensedFallback', [
  {
    src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')",
    fontWeight: '100 599',
    ...fallback(0.888),
  },
  {
    src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Helvetica Bold')",
    fontWeight: '600 900',
    ...fallback(0.846),
  },
]);
globalFontFace('RobotoCondensedFallbackAndroid', {
  src: "local('Roboto'), local('Roboto Regular'), local('Roboto-Regular')",
  fontWeight: '100 900',
  ...fallback(0.882),
});
// Where only DejaVu Sans is there: rather too narrow than too wide, since a menu that wraps once more moves the whole page.
globalFontFace('RobotoCondensedFallbackLinux', [
  { src: "local('DejaVu Sans')", fontWeight: '100 599', ...fallback(0.775) },
  { src: "local('DejaVu Sans Bold')", fontWeight: '600 900', ...fallback(0.721) },
]);
