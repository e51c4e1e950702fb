import { describe, expect, it } from 'vitest';
import {
  isThemeValue,
  rolesOf,
  themeAreas,
  themeColorTokens,
  themeHeadings,
  themeStates,
  themeTokens,
  ThemeValues,
} from '#contract/theme.ts';
import { defaultThemeValues } from '#ui/theme/default-values.ts';
import { variableOf } from '#ui/theme/variable-name.ts';

describe('theme values', () => {
  it('[S3.16-01][S3.16-02] gives each of the sixteen areas its colour roles, interface three more', () => {
    expect(themeAreas).toEqual([
      'page',
      'interface',
      'header',
      'footer',
      'primary',
      'secondary',
      'topMenu',
      'copyright',
      'accent1',
      'accent2',
      'accent3',
      'tool',
      'window',
      'cookieLaw',
      'b2',
      'toast',
    ]);
    const common = ['main', 'heading', 'title', 'subtitle', 'icon', 'link'];
    for (const area of themeAreas) {
      const roles = area === 'interface' ? [...common, 'button', 'mainButton', 'secondaryButton'] : common;
      expect(rolesOf(area)).toEqual(roles);
      for (const role of roles) expect(defaultThemeValues).toHaveProperty([`${area}.${role}`]);
    }
  });

  it('has link and ground colours by state, overall text and every heading', () => {
    expect(themeStates).toEqual(['normal', 'active', 'visited', 'hover', 'focus']);
    const expected = [
      ...themeStates.flatMap((state) => [`link.${state}`, `background.${state}`]),
      'text.fontFamily',
      'text.color',
      'text.size',
      'text.background',
      ...themeHeadings.flatMap((heading) => [`${heading}.font`, `${heading}.size`]),
    ];
    expect(themeHeadings).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
    expect(themeTokens).toEqual(expect.arrayContaining(expected));
  });

  it('keeps a default for exactly the known tokens, each in the grammar of its kind', () => {
    expect(Object.keys(defaultThemeValues).sort()).toEqual([...themeTokens].sort());
    const refused = themeTokens.filter((token) => !isThemeValue(token, defaultThemeValues[token]));
    expect(refused).toEqual([]);
  });

  it('keeps the names of custom properties stable', () => {
    expect(variableOf('header.main')).toBe('--shop-header-main');
    expect(variableOf('topMenu.link')).toBe('--shop-top-menu-link');
    expect(variableOf('interface.mainButton')).toBe('--shop-interface-main-button');
    expect(variableOf('h1.size')).toBe('--shop-h1-size');
    expect(new Set(themeTokens.map(variableOf)).size).toBe(themeTokens.length);
  });

  it.each([
    '#fff',
    '#c8102e',
    '#C8102E80',
    'rgb(200, 16, 46)',
    'rgb(200 16 46 / 50%)',
    'rgba(0, 0, 0, 0.5)',
    'hsl(350, 85%, 42%)',
    'hsl(350deg 85% 42%)',
  ])('accepts the colour %s', (value) => {
    expect(isThemeValue('header.main', value)).toBe(true);
  });

  it.each([
    'red',
    '#12',
    '#12345',
    'url(https://example.org/x.png)',
    'var(--shop-page-main)',
    'rgb(256, 0, 0)',
    'rgb(0,0,0);background:url(//x)',
    '#fff}body{display:none',
    'hsl(350, 185%, 42%)',
    '#fff\n',
    '',
  ])('refuses the colour %j', (value) => {
    expect(isThemeValue('header.main', value)).toBe(false);
  });

  it('refuses fonts and sizes outside their grammar, and unknown tokens', () => {
    expect(isThemeValue('text.fontFamily', 'RobotoCondensed, Arial, sans-serif')).toBe(true);
    expect(isThemeValue('text.fontFamily', "Arial'; src: url(x)")).toBe(false);
    expect(isThemeValue('h1.size', '28px')).toBe(true);
    expect(isThemeValue('h1.size', '1.75rem')).toBe(true);
    expect(isThemeValue('h1.size', '900px')).toBe(false);
    expect(isThemeValue('h1.size', 'calc(100vw)')).toBe(false);
    expect(ThemeValues.safeParse({ 'page.unknown': '#fff' }).success).toBe(false);
    expect(themeColorTokens).not.toContain('page.button');
  });
});
