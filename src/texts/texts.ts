import type { texts as germanTexts } from './de.ts';

/** Every sentence a view may show, by area; the German catalogue decides the shape. */
export type Texts = typeof germanTexts;
export type TextArea = keyof Texts;

/** `area.key` of a sentence; what machines carry instead of sentences. */
export type TextKey = { [Area in TextArea]: `${Area}.${Extract<keyof Texts[Area], string>}` }[TextArea];

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
