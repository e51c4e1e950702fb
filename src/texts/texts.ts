import type { Texts as AllTexts } from './areas.ts';

export type Texts = AllTexts;
export type TextArea = keyof Texts;

/** What stands around every page, whatever it shows; a browser loads it with its first page. Any other area is named by routes. */
export const frameAreas = [
  'errors',
  'frame',
  'mode',
  'search',
  'toasts',
  'vocabulary',
] as const satisfies readonly TextArea[];

type FrameArea = (typeof frameAreas)[number];

/** `area.key` of a sentence; what charts carry instead of sentences. They run on every page, so only these areas are there. */
export type TextKey = { [Area in FrameArea]: `${Area}.${Extract<keyof Texts[Area], string>}` }[FrameArea];

/**
 * The sentence a key stands for, in the language of the catalogue; parameters are passed to texts that take some.
 * Unknown keys (an old tab, a newer server) show the key itself rather than nothing.
 */
export function sentence(
  texts: Texts,
  key: string,
  parameters: Readonly<Record<string, unknown>> = {},
): string {
  const dot = key.indexOf('.');
  const area = (texts as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[key.slice(0, dot)];
  const value = area?.[key.slice(dot + 1)];
  if (typeof value === 'function') return String((value as (given: unknown) => unknown)(parameters));
  return typeof value === 'string' ? value : key;
}
