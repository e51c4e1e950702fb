import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';
import type { Font, FontSubset } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { encodeOutline } from './glyph-outline.ts';

/** Alphabets in the order they are asked for a letter; each is a file of its own. */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const;

interface LoadedFont {
  readonly name: string;
  readonly font: Font;
}

/**
 * fontkit cannot copy composite glyphs (ä = a + ¨) out of a WOFF2 file, since it holds them in another form than its
 * table of places says. Writing every glyph anew from its outline gives a subset that any reader shows.
 */
function redrawGlyphs(font: Font): Font {
  const outlines = new Map<number, Uint8Array>();
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset: FontSubset = createSubset();
    subset._addGlyph = (glyphId) => {
      const glyph = subset.font.getGlyph(glyphId);
      const outline = outlines.get(glyphId) ?? encodeOutline(glyph.path);
      outlines.set(glyphId, outline);
      subset.glyf.push(outline);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
      subset.offset += outline.length;
      return subset.glyf.length - 1;
    };
    return subset;
  };
  return font;
}

/**
 * fontkit keeps the first glyph made of a number for good: where an "ü" was drawn before any "u", the "u" it is made of
 * would stand for no letter in all later documents. It gets its letters when a text first shows it.
 */
function keepLetters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (glyphId, codePoints = []) => {
    const glyph = getGlyph(glyphId, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
}

function locate(file: string): string {
  const fromRoot = createRequire(path.join(rootFolder, 'package.json'));
  const folder = path.dirname(fromRoot.resolve('@fontsource-variable/roboto-condensed/package.json'));
  return path.join(folder, 'files', file);
}

const loaded = new Map<string, LoadedFont>();

function fontOf(alphabet: string): LoadedFont {
  const known = loaded.get(alphabet);
  if (known !== undefined) return known;
  const file = readFileSync(locate(`roboto-condensed-${alphabet}-wght-normal.woff2`));
  const font = redrawGlyphs(keepLetters(create(file)));
  const name = `RobotoCondensed-${alphabet}`;
  // pdfkit takes fonts of one name for the same font.
  Object.defineProperty(font, 'postscriptName', { value: name });
  loaded.set(alphabet, { name, font });
  return { name, font };
}

export interface TextRun {
  readonly fontName: string;
  readonly text: string;
}

const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Splits a text into stretches one font can show; what no font has becomes a question mark. Registers the fonts used. */
export function runsOf(document: typeof PDFDocument.prototype, text: string): TextRun[] {
  const runs: { fontName: string; text: string }[] = [];
  const latin = fontOf('latin');
  const take = ({ name, font }: LoadedFont, letter: string): void => {
    const last = runs.at(-1);
    if (last?.fontName === name) last.text += letter;
    else {
      document.registerFont(name, font as unknown as string);
      runs.push({ fontName: name, text: letter });
    }
  };
  for (const letter of text.normalize('NFC').replace(unprintable, '')) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const isBreak = letter === '\n' || letter === ' ';
    if (isBreak || latin.font.hasGlyphForCodePoint(codePoint)) {
      take(latin, letter);
      continue;
    }
    const alphabet = alphabets.find((name) => fontOf(name).font.hasGlyphForCodePoint(codePoint));
    if (alphabet === undefined) take(latin, '?');
    else take(fontOf(alphabet), letter);
  }
  if (runs.length === 0) take(latin, ' ');
  return runs;
}
