import { beforeAll, describe, expect, it } from 'vitest';
import { captureStyles, declarationsOf } from './capture-styles.ts';

type Sheet = Awaited<ReturnType<typeof capture>>;
const capture = () =>
  captureStyles(async () => {
    await import('#ui/theme/theme.css.ts');
    const dialog = await import('#ui/parts/Dialog/Dialog.css.ts');
    const toast = await import('#ui/parts/Toast/Toast.css.ts');
    return { dialog, toast };
  });

let sheet: Sheet;
beforeAll(async () => {
  sheet = await capture();
});

describe('style sheet', () => {
  it('[S4.6-01][S9-31] lays the dialog over the whole screen on layer 1000, centres its window', () => {
    const { overlay, outside, head } = sheet.module.dialog;
    expect(declarationsOf(sheet.css, `.${overlay}`)).toEqual(
      expect.arrayContaining(['position: fixed', 'inset: 0', 'z-index: var(--shop-layer-modal)']),
    );
    expect(sheet.css).toContain('--shop-layer-modal: 1000;');
    expect(declarationsOf(sheet.css, `.${outside}`)).toEqual(
      expect.arrayContaining(['display: grid', 'place-items: center', 'min-height: 100%']),
    );
    expect(declarationsOf(sheet.css, `.${head}`)).toEqual(
      expect.arrayContaining(['display: flex', 'justify-content: space-between']),
    );
  });

  it('[S4.6-02] limits the width of each dialog size', () => {
    const widths = Object.entries(sheet.module.dialog.sizes).map(([size, name]) => [
      size,
      declarationsOf(sheet.css, `.${name}`),
    ]);
    expect(Object.fromEntries(widths)).toEqual({
      xs: ['max-width: 20rem'],
      sm: ['max-width: 28rem'],
      md: ['max-width: 40rem'],
      lg: ['max-width: 56rem'],
      xl: ['max-width: 72rem'],
    });
  });

  it('[S9-02] puts toasts into the upper right corner', () => {
    const declarations = declarationsOf(sheet.css, `.${sheet.module.toast.positions.ne}`);
    expect(declarations).toEqual([
      'inset-block-start: var(--shop-space-3)',
      'inset-inline-end: var(--shop-space-3)',
    ]);
  });

  it('[S2-03] leaves 220 pixels above what the address names, with what stays clear of the edge anyway', () => {
    expect(declarationsOf(sheet.css, ':target')).toEqual([
      'scroll-margin-top: calc(220px - var(--shop-space-16))',
    ]);
  });

  it('declares the order of layers before any rule', () => {
    const order = [...sheet.css.matchAll(/@layer ([a-z]+)/g)].map(([, name]) => name);
    expect([...new Set(order)]).toEqual(['reset', 'theme', 'parts', 'shop', 'screens']);
    expect(sheet.css.indexOf('@layer screens;')).toBeLessThan(sheet.css.search(/@layer [a-z]+ \{/));
  });

  it('shows a focus ring of 3 px with an offset and stops motion where it is not wanted', () => {
    expect(sheet.css).toMatch(
      /:focus-visible \{\s*outline: 3px solid var\(--shop-focus-ring\);\s*outline-offset: 2px;/,
    );
    expect(sheet.css).toMatch(
      /@media \(prefers-reduced-motion: reduce\)[^@]*transition-duration: 0\.01ms !important/,
    );
    expect(sheet.css).toMatch(/@media \(pointer: coarse\)[^@]*--shop-size-control-medium: 2\.75rem/);
  });

  it('serves its font itself: latin and latin-ext with a measured fallback', () => {
    const faces = sheet.css.match(/@font-face \{[^}]*\}/g) ?? [];
    const loaded = faces.filter((face) => face.includes('url('));
    expect(loaded).toHaveLength(2);
    for (const face of loaded) {
      expect(face).toMatch(/roboto-condensed-latin(?:-ext)?-wght-normal\.woff2/);
      expect(face).toContain('font-display: swap');
    }
    for (const face of faces.filter((each) => !loaded.includes(each))) {
      expect(face).toMatch(/size-adjust: [78]\d\.\d+%/);
      expect(face).toContain('line-gap-override: 0%');
    }
    expect(sheet.css).not.toMatch(/https?:/);
  });
});
