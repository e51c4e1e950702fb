import { isThemeValue, themeTokens } from '#contract/theme.ts';
import type { ThemeValues } from '#contract/theme.ts';
import { groundNameOf, readableOn } from './contrast.ts';
import { readableVariableOf, variableOf } from './variable-name.ts';

/**
 * Custom properties that show `values` on top of the default theme, by name. A changed ground also sets the text colour that is
 * readable on it. Values outside the grammar are left out, whoever sent them.
 */
export function surfaceProperties(values: ThemeValues): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const token of themeTokens) {
    const value = values[token];
    if (value === undefined || !isThemeValue(token, value)) continue;
    properties[variableOf(token)] = value;
    const groundName = groundNameOf(token);
    if (groundName) properties[readableVariableOf(groundName)] = readableOn(value);
  }
  return properties;
}

/** All names the surface may ever have written: what a reset has to take away. */
export const surfaceNames: readonly string[] = themeTokens.flatMap((token) => {
  const groundName = groundNameOf(token);
  return groundName ? [variableOf(token), readableVariableOf(groundName)] : [variableOf(token)];
});

/**
 * The same values as a React style object for `<html>` in the server's document, so that the first paint already has the
 * operator's look.
 */
export function rootStyleOf(values: ThemeValues): Record<string, string> {
  return surfaceProperties(values);
}
