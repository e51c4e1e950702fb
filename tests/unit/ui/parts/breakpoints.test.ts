import { expect, it } from 'vitest';
import { below, breakpointOf, from, lastPixelOf } from '#ui/theme/breakpoints.ts';

it('[S9-28] has the breakpoints xs to 543, sm 544–767, md 768–991, lg 992–1199, xl from 1200', () => {
  const edges = [0, 543, 544, 767, 768, 991, 992, 1199, 1200, 4000];
  expect(edges.map(breakpointOf)).toEqual(['xs', 'xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl', 'xl']);
  expect([
    lastPixelOf('xs'),
    lastPixelOf('sm'),
    lastPixelOf('md'),
    lastPixelOf('lg'),
    lastPixelOf('xl'),
  ]).toEqual([543, 767, 991, 1199, null]);
});

/** The queries as a browser reads them whose letters have the usual 16 pixels. */
const inPixels = (queries: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      name,
      query.replace(/([\d.]+)em\b/, (_, width: string) => `${Number((Number(width) * 16).toFixed(4))}px`),
    ]),
  );

it('[S9-28] asks for the same widths in media queries', () => {
  expect(inPixels(from)).toEqual({
    sm: 'screen and (min-width: 544px)',
    md: 'screen and (min-width: 768px)',
    lg: 'screen and (min-width: 992px)',
    xl: 'screen and (min-width: 1200px)',
  });
  expect(inPixels(below)).toEqual({
    sm: 'screen and (max-width: 543.98px)',
    md: 'screen and (max-width: 767.98px)',
    lg: 'screen and (max-width: 991.98px)',
    xl: 'screen and (max-width: 1199.98px)',
  });
});

it('gives letters twice as large the layout of half the width', () => {
  for (const query of [...Object.values(from), ...Object.values(below)])
    expect(query).toMatch(/: [\d.]+em\)$/);
});
