import { globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerName = keyof typeof layers;
type LayeredRule = Omit<StyleRule, '@layer'>;
type LayeredGlobalRule = Omit<GlobalStyleRule, '@layer'>;

const layered = (layer: LayerName) => (rule: LayeredRule | readonly (LayeredRule | string)[]) =>
  Array.isArray(rule)
    ? style(rule.map((each) => (typeof each === 'string' ? each : { '@layer': { [layers[layer]]: each } })))
    : style({ '@layer': { [layers[layer]]: rule as LayeredRule } });

/** `style()` for parts whose classes other parts put beside their own (Button, Field, CheckboxField). */
export const basePartStyle = layered('baseParts');
/** `style()` inside the layer `parts`; a list composes classes as in vanilla-extract. Only for `.css.ts` files. */
export const partStyle = layered('parts');
/** `style()` inside the layer `shop`. */
export const shopStyle = layered('shop');
/** `style()` inside the layer `screens`. */
export const screenStyle = layered('screens');

/** `globalStyle()` inside a layer, for selectors that reach markup no class can be put on. */
export function layeredGlobal(layer: LayerName, selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
