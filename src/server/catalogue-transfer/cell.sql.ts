import type { Shown } from './cells.ts';

const withComma = (value: string): string => `replace(${value}::text, '.', ',')`;
const escaped = (value: string): string =>
  String.raw`replace(replace(replace(${value}, '\', '\\'), '|', '\|'), '=', '\=')`;

/** SQL of the text a stored value is written as. */
export const shownAs: Readonly<Record<Shown, (value: string) => string>> = {
  asIs: (value) => value,
  text: (value) => `${value}::text`,
  comma: withComma,
  trimmed: (value) => withComma(`trim_scale(${value})`),
  euro: (value) => withComma(`round(${value} / 100.0, 2)`),
  flag: (value) => `case when ${value} then 'ja' else 'nein' end`,
  list: (value) =>
    `(select string_agg(${escaped('part')}, '|' order by place) from unnest(${value}) with ordinality as listed(part, place))`,
  pairs: (
    value,
  ) => `(select string_agg(${escaped(`part ->> 'label'`)} || '=' || ${escaped(`part ->> 'value'`)}, '|' order by place)
    from jsonb_array_elements(${value}) with ordinality as listed(part, place))`,
};
