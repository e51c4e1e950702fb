import type { ThemeToken } from '#contract/theme.ts';

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of the custom property of one contract path, without the leading dashes: `['topMenu', 'main']` → `shop-top-menu-main`. */
export function pathToName(path: readonly string[]): string {
  return ['shop', ...path.map(kebab)].join('-');
}

/** Custom property of a theme token: `header.main` → `--shop-header-main`. The names are stable: operators may use them in own styles. */
export function variableOf(token: ThemeToken): string {
  return `--${pathToName(token.split('.'))}`;
}

/** Custom property of the text colour that is readable on a ground: `header.main` → `--shop-on-header`. */
export function readableVariableOf(groundName: string): string {
  return `--${pathToName(['on', groundName])}`;
}
