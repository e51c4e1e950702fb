import { expect, it } from 'vitest';
import { below, from } from '#ui/theme/breakpoints.ts';
import { captureStyles } from './capture-styles.ts';

/** The queries as a browser reads them whose letters have the usual 16 pixels. */
const inPixels = (queries: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      name,
      query.replace(/([\d.]+)em\b/, (_, width: string) => `${Number((Number(width) * 16).toFixed(4))}px`),
    ]),
  );

it('[S9-28] has the breakpoints xs to 543, sm 544–767, md 768–991, lg 992–1199, xl from 1200', () => {
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

it('[S9-28] every style changes at these widths and at no other', async () => {
  const sheets = import.meta.glob('/ui/**/*.css.ts');
  const { css } = await captureStyles(async () => {
    for (const load of Object.values(sheets)) await load();
  });
  const widths = new Set(
    [...css.matchAll(/@media [^{]*\{/g)].flatMap(([query]) =>
      [...query.matchAll(/(min|max)-width: ([\d.]+)(em|px)/g)].map(([, bound, width, unit]) => {
        const pixels = Number(width) * (unit === 'em' ? 16 : 1);
        return bound === 'min' ? `from ${pixels}` : `to ${Math.floor(pixels)}`;
      }),
    ),
  );
  expect([...widths].toSorted()).toEqual([
    'from 1200',
    'from 544',
    'from 768',
    'from 992',
    'to 543',
    'to 767',
    'to 991',
  ]);
});
