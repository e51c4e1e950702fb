import type { PictureFacts } from './picture-facts.ts';
import { motifs } from './motifs.ts';

interface Ink {
  readonly accent: string;
  readonly shade: string;
}

/** Process colours as accents: the only colours in the picture that carry meaning. */
const inks: Readonly<Record<string, Ink>> = {
  schwarz: { accent: '#1d2126', shade: '#3b424a' },
  cyan: { accent: '#009ee3', shade: '#0078ad' },
  magenta: { accent: '#e5007e', shade: '#ad005f' },
  gelb: { accent: '#ffe600', shade: '#d6bd00' },
  grau: { accent: '#8d969f', shade: '#6c757e' },
  weiss: { accent: '#dfe4e9', shade: '#c3cad1' },
};

/** Colour words that have no process colour but are seen on the goods. */
const words: Readonly<Record<string, Ink>> = {
  Blau: { accent: '#2a5fa8', shade: '#1d457c' },
  Königsblau: { accent: '#2a4fb0', shade: '#1d3a84' },
  Pastellblau: { accent: '#9cc3e6', shade: '#7ba9d2' },
  Rot: { accent: '#c8202f', shade: '#971722' },
  Grün: { accent: '#3a8a4d', shade: '#2a6638' },
  Pastellgrün: { accent: '#a9d3ad', shade: '#86b98b' },
  Orange: { accent: '#ee7f1a', shade: '#bd620f' },
  Braun: { accent: '#a5764a', shade: '#7f5936' },
  Naturbraun: { accent: '#b78a5c', shade: '#8f6a45' },
  Natur: { accent: '#cdb48d', shade: '#ab926c' },
  Ahorn: { accent: '#d9bd92', shade: '#b89c72' },
  Eiche: { accent: '#bf965f', shade: '#987445' },
  Buche: { accent: '#cfa272', shade: '#aa8156' },
  Beige: { accent: '#dcccae', shade: '#bfae8d' },
  Messing: { accent: '#c4a04a', shade: '#9c7d34' },
  Silber: { accent: '#a9b1b9', shade: '#88919a' },
};

const plain: Ink = { accent: '#7b8894', shade: '#5f6b76' };
const tones: Readonly<Record<string, string>> = {
  D: '#353c44',
  M: '#a9b2bb',
  L: '#d5dbe1',
  W: '#ffffff',
  G: '#2f8a4a',
  Y: '#ffe600',
};

const mixedStripes = ['#009ee3', '#e5007e', '#ffe600'] as const;
const widestFont = 17;
const smallestFont = 7;
/** Condensed sans serif: average width of a character as a share of the font size. */
const characterWidth = 0.56;

const escapeText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function textLine(value: string, x: number, y: number, width: number, weight: number, most: number): string {
  const size = Math.max(smallestFont, Math.min(most, width / (value.length * characterWidth)));
  const shown =
    value.length * smallestFont * characterWidth > width
      ? `${value.slice(0, Math.floor(width / (smallestFont * characterWidth)) - 1)}…`
      : value;
  return `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" font-weight="${weight}">${escapeText(shown)}</text>`;
}

/**
 * Picture of an article as SVG: one flat style, the motif by kind, the process colour as accent, brand and number as
 * its label. Holds no script and no outer reference.
 */
export function drawArticle(facts: PictureFacts): string {
  const motif = motifs[facts.kind] ?? motifs['box']!;
  const ink = inks[facts.basisfarbe ?? ''] ?? words[facts.colour ?? ''] ?? plain;
  const isMixed = facts.basisfarbe === 'farbig';
  const fills: Readonly<Record<string, string>> = {
    ...tones,
    A: isMixed ? 'url(#c)' : ink.accent,
    S: isMixed ? '#5f6b76' : ink.shade,
  };
  const shapes = motif.shapes.replaceAll(
    /\{([A-Z])\}/g,
    (_match, name: string) => fills[name] ?? plain.accent,
  );
  const { x, y, width } = motif.label;
  const number = facts.number === '' ? '' : textLine(facts.number, x, y + 13, width, 400, 11);
  const badge = facts.isHighYield
    ? '<g><rect x="150" y="22" width="32" height="18" rx="9" fill="#353c44"/><text x="166" y="35" font-size="11" font-weight="700" fill="#ffffff">XL</text></g>'
    : '';
  const stripes = isMixed
    ? `<defs><linearGradient id="c" x2="1" y2="0">${mixedStripes.map((colour, place) => `<stop offset="${place / 3}" stop-color="${colour}"/><stop offset="${(place + 1) / 3}" stop-color="${colour}"/>`).join('')}</linearGradient></defs>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" font-family="'Roboto Condensed','Arial Narrow',Arial,sans-serif" text-anchor="middle" fill="#353c44">${stripes}<ellipse cx="100" cy="174" rx="72" ry="8" fill="#eceff2"/>${shapes}${textLine(facts.brand, x, y, width, 700, widestFont)}${number}${badge}</svg>`;
}

/** Shown where an article has no picture (S9: default no-image below the storage icons). */
export const noImage = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img"><rect x="46" y="58" width="108" height="84" rx="4" fill="none" stroke="#a9b2bb" stroke-width="5"/><circle cx="76" cy="86" r="9" fill="#d5dbe1"/><path d="M52 136l32-34 22 22 18-18 24 30z" fill="#d5dbe1"/></svg>`;
