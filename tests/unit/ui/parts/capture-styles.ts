import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { vi } from 'vitest';

type CssObjects = Parameters<typeof transformCss>[0]['cssObjs'];

/**
 * Runs `.css.ts` modules as the build does and gives the style sheet they make.
 *
 * @param load imports the modules; what it returns (class names) is handed back
 */
export async function captureStyles<Module>(
  load: () => Promise<Module>,
): Promise<{ module: Module; css: string }> {
  const cssObjects: CssObjects[number][] = [];
  const classNames = new Set<string>();
  setAdapter({
    appendCss: (cssObject) => void cssObjects.push(cssObject),
    registerClassName: (className) => void classNames.add(className),
    registerComposition: () => undefined,
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'short',
  });
  setFileScope('captured.css.ts');
  // Another file of this worker may have imported them before.
  vi.resetModules();
  const module = await load();
  endFileScope();
  const css = transformCss({
    localClassNames: [...classNames],
    cssObjs: cssObjects,
    composedClassLists: [],
  }).join('\n');
  return { module, css };
}

/** Declarations of the first rule for exactly `selector`, as `property: value`, sorted. */
export function declarationsOf(css: string, selector: string): string[] {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) return [];
  return css
    .slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(Boolean)
    .sort();
}
