import { describe, expect, it } from 'vitest';
import { Names } from '#server/catalogue/names.ts';

const written = ['HLL2350DW', 'L2350', '', 'DCPL2350DN', 'AAB', '2350L'];
const names = Names.ofLines(Buffer.from(written.join('\n')));
const bytes = (...parts: string[]) => parts.map((part) => Buffer.from(part));
const rowsWhere = (isMeant: (name: string) => boolean) =>
  written.flatMap((name, row) => (isMeant(name) ? [row] : []));

describe('names', () => {
  it.each([
    [['L', '2350'], /L.*2350/],
    [['2350', 'L'], /2350.*L/],
    [['L', 'L'], /L.*L/],
    [['AB'], /AB/],
    [['D', 'D'], /D.*D/],
    [['W', 'L'], /W.*L/],
    [['', '2350DW'], /2350DW/],
  ])('hold %s one behind the other, within one name', (parts, pattern) => {
    const rows = written.map((_name, row) => row).filter((row) => names.holdsInOrder(row, bytes(...parts)));
    expect(rows).toEqual(rowsWhere((name) => pattern.test(name)));
  });

  it.each(['2350', 'L', 'DW', 'WL', 'AAB', '9'])('that hold %s are found in one pass, each once', (part) => {
    expect(names.holding(Buffer.from(part))).toEqual(rowsWhere((name) => name.includes(part)));
  });
});
