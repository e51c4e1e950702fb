import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ThemeValues } from '#contract/theme.ts';
import { rootStyleOf } from '#ui/theme/surface-values.ts';
import { ThemeSurface } from '#ui/theme/ThemeSurface.tsx';

const root = document.documentElement;
const valueOf = (name: string) => root.style.getPropertyValue(name);

afterEach(() => root.removeAttribute('style'));

describe('ThemeSurface', () => {
  it('writes values on the root element and the readable text with a changed ground', () => {
    render(
      <ThemeSurface
        values={{ 'header.main': '#20262e', 'interface.mainButton': '#ffe600', 'h1.size': '36px' }}
      />,
    );
    expect(valueOf('--shop-header-main')).toBe('#20262e');
    expect(valueOf('--shop-on-header')).toBe('#ffffff');
    expect(valueOf('--shop-interface-main-button')).toBe('#ffe600');
    expect(valueOf('--shop-on-main-button')).toBe('#171a1f');
    expect(valueOf('--shop-h1-size')).toBe('36px');
  });

  it('takes away what is no longer set, and only that', () => {
    root.style.setProperty('--foreign', '1px');
    const view = render(<ThemeSurface values={{ 'header.main': '#20262e', 'page.link': '#004488' }} />);
    view.rerender(<ThemeSurface values={{ 'page.link': '#004488' }} />);
    expect(valueOf('--shop-header-main')).toBe('');
    expect(valueOf('--shop-on-header')).toBe('');
    expect(valueOf('--shop-page-link')).toBe('#004488');
    view.rerender(<ThemeSurface values={{}} />);
    expect(valueOf('--shop-page-link')).toBe('');
    expect(valueOf('--foreign')).toBe('1px');
  });

  it('lets no value outside the grammar reach the document', () => {
    const hostile = {
      'page.main': 'url(https://example.org/p.png)',
      'text.fontFamily': 'x; } body { display: none',
      'page.nonsense': '#fff',
    } as unknown as ThemeValues;
    render(<ThemeSurface values={hostile} />);
    expect(root.getAttribute('style') ?? '').toBe('');
    expect(rootStyleOf(hostile)).toEqual({});
  });

  it('gives the server the same properties for the first paint', () => {
    expect(rootStyleOf({ 'footer.main': '#ffffff' })).toEqual({
      '--shop-footer-main': '#ffffff',
      '--shop-on-footer': '#171a1f',
    });
  });
});
