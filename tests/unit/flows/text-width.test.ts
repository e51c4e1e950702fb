import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { firstLines, textWidth, wrap } from '#flows/text-width.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto-condensed/files/roboto-condensed-latin-wght-normal.woff2',
);

describe('stored widths of the font', () => {
  it('are those of the font file', () => {
    const font = create(readFileSync(file));
    const unitsPerEm = 2048;
    const text = 'Zahlungspflichtig bestellen – „Größe“ & 1.234,56 € @ {x}';
    const wrong = [...text].filter((character) => {
      const { advanceWidth } = font.layout(character) as { readonly advanceWidth: number };
      return Math.abs(textWidth(character, 1000) - (advanceWidth * 1000) / unitsPerEm) > 0.6;
    });
    expect(wrong).toEqual([]);
  });

  it('count an unknown character as wide', () => {
    expect(textWidth('漢', 10)).toBeGreaterThan(textWidth('@', 10) - 0.001);
  });
});

describe('breaking sentences', () => {
  it('keeps every line within the width', () => {
    const lines = wrap('Die E-Mail-Adresse eingeben und als Gast weitergehen', 120, 12.5);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('Die E-Mail-Adresse eingeben und als Gast weitergehen');
    expect(lines.filter((line) => textWidth(line, 12.5) > 120)).toEqual([]);
  });

  it('breaks names at dots and capitals', () => {
    expect(wrap('order.submissionStarted', 80, 12.5)).toEqual(['order.', 'submission', 'Started']);
  });

  it('marks what it leaves out', () => {
    expect(firstLines(['eins', 'zwei,', 'drei'], 2)).toEqual(['eins', 'zwei…']);
    expect(firstLines(['eins', 'zwei'], 2)).toEqual(['eins', 'zwei']);
  });
});
