import { setElementVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect } from 'react';
import type { ThemeValues } from '#contract/theme.ts';
import { surfaceNames, surfaceProperties } from './surface-values.ts';

/**
 * Writes theme values on an element and takes away those that are no longer set, so that the stylesheet's default shows again.
 *
 * @param element the root element of the document, or in tests any other
 * @param values values that differ from the default; `{}` is a reset
 */
export function applyTheme(element: HTMLElement, values: ThemeValues): void {
  const properties = surfaceProperties(values);
  for (const name of surfaceNames) if (!(name in properties)) element.style.removeProperty(name);
  setElementVars(element, properties);
}

type ThemeSurfaceProps = { values: ThemeValues };

/** The only bridge between the theme and the DOM (S3.16, S4.5): shows `values` on the root element. Renders nothing. */
export function ThemeSurface({ values }: ThemeSurfaceProps) {
  useLayoutEffect(() => {
    applyTheme(document.documentElement, values);
  }, [values]);
  return null;
}
