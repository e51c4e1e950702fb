import { facetNames } from '#contract/address-query.ts';
import type { Sample } from '#tests/server/reliability/valid-requests.ts';

/** A request with one part changed, as bytes on the wire. */
export interface Mutant {
  /** What was changed, for the message of a failure. */
  readonly change: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

/** Stands where a hostile value is written in. */
const mark = '\u0001raw\u0001';
const markedPlace = JSON.stringify(mark);
const long = (length: number): string => 'x'.repeat(length);
const several = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_value, place) => String(place).padStart(length, 'z'));

/** Lengths and numbers at which the contract draws its lines, each with the first beyond it. */
const limits: readonly string[] = [
  ...[40, 41, 80, 81, 100, 101, 160, 161, 200, 201, 400, 401, 1000, 4000, 4001].map(
    (length) => `"${long(length)}"`,
  ),
  ...['1', '96', '97', '100', '101', '999', '1000', '1001', '9999', '10000', '10001'].map(
    (count) => `"${count}"`,
  ),
  ...([24, 25, 50, 51, 400] as const).map((count) => JSON.stringify({ brand: several(count, 3) })),
  JSON.stringify({ brand: ['hp', 'canon'], category: several(20, 20), make: ['original'] }),
  JSON.stringify(Object.fromEntries(facetNames.map((name) => [name, several(45, 3)]))),
  `"${several(12, 9).join(' ')}"`,
  `"${several(60, 2).join(' ')}"`,
  `"${'漢'.repeat(200)}"`,
  `"${'🖨️'.repeat(100)}"`,
  `"${Array.from({ length: 1000 }, (_value, place) => String.fromCharCode(0x4e00 + place)).join('')}"`,
];

/** Characters that are none to see, and marks that stand for something in a document or a replacement. */
const controls: readonly string[] = [
  ...Array.from({ length: 32 }, (_value, code) => JSON.stringify(`a${String.fromCharCode(code)}b`)),
  ...[0x7f, 0x80, 0x85, 0x9b, 0x9f, 0xad, 0x200e, 0x2028, 0x2029, 0xfffe, 0xffff].map((code) =>
    JSON.stringify(`a${String.fromCharCode(code)}b`),
  ),
  ...['n', 't', 'b'].map((name) => JSON.stringify(`\u0001${name}\u0001`)),
  ...['nonce', 'token', 'boot', 'data', 'page', 'head', 'style', 'starter', 'language'].map(
    (name) => `"<!--${name}-->"`,
  ),
  '"$&"',
  '"$`"',
  `"$'"`,
  '"$<nonce>"',
  '"</script><script>"',
  '"</title>"',
  '"]]>"',
];

/** Values that have broken servers: as JSON text, since some of them are no values of JavaScript. */
const hostile: readonly string[] = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[[[[]]]]',
  '[null]',
  '["a","b"]',
  '{"a":{"b":{"c":1}}}',
  '0',
  '-0',
  '-1',
  '0.5',
  '1e308',
  '-1e308',
  '1e-320',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '1000000000',
  '""',
  '" "',
  '"NaN"',
  '"Infinity"',
  '"-1"',
  '"1e9"',
  '"0x10"',
  '"5abc"',
  '"null"',
  '"undefined"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u202e\\u200b\\ufeff"',
  '"\\r\\nSet-Cookie: a=b"',
  '"🖨️👩‍💻"',
  '"ﷺ"',
  '"İıſK"',
  `"'"`,
  `"' or 1=1 --"`,
  `"'; drop table person; --"`,
  '"\\\\"',
  '"%"',
  '"_"',
  '"%_%\\\\%"',
  '"a & b | !c:* <-> (d"',
  '":*"',
  '"!!!((("',
  '"(a+)+$"',
  '"[[:alpha:]]*"',
  '"$1"',
  '"{{7*7}}"',
  '"${7*7}"',
  '"../../../etc/passwd"',
  '"%2e%2e%2f"',
  '"file:///etc/passwd"',
  '"http://127.0.0.1:1/"',
  '"//evil.example"',
  '"javascript:alert(1)"',
  '"<script>alert(1)</script>"',
  '"=cmd|\' /C calc\'!A0"',
  '"2026-02-30T25:61:61Z"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '{"toString":1}',
  '{"length":1000000000}',
  `"${long(161)}"`,
  `"${long(1001)}"`,
  `"${'ü'.repeat(5000)}"`,
  `"${long(100_000)}"`,
  `[${Array.from({ length: 2000 }, () => '0').join(',')}]`,
  `${'['.repeat(40)}${']'.repeat(40)}`,
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
  ...limits,
  ...controls,
];

const unknownKeys = ['is_admin', 'accountId', 'userId', 'price', 'total', '_func', 'role', 'id', 'approved'];

/** A seeded sequence of numbers in [0, 1), so that a failure can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((entry, index) => pathsOf(entry, [...path, index]))];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

function replaced(value: unknown, path: Path, put: (holder: Record<string, unknown>, key: string) => void) {
  const copy = structuredClone(value);
  let holder = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
  put(holder, String(path.at(-1)));
  return copy;
}

/** Text of a hostile JSON value where an address needs one. */
function asText(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    const text = typeof value === 'string' ? value : json;
    // An address cannot carry a lone surrogate; a client would send its replacement.
    return text.toWellFormed().slice(0, 6000);
  } catch {
    return json;
  }
}

/** Changes one part of an accepted request at a time; the same `random` gives the same sequence. */
export function mutate(sample: Sample, isPost: boolean, random: () => number): Mutant {
  const pick = <Entry>(from: readonly Entry[]): Entry => from[Math.floor(random() * from.length)] as Entry;
  const { params = {}, query = {}, body = {} } = sample;
  const unchanged = { params, query, payload: JSON.stringify(body) };
  const value = pick(hostile);
  const places = [
    ...Object.keys(params).map((name) => ['params', name] as const),
    ...Object.keys(query).map((name) => ['query', name] as const),
    ...(isPost ? pathsOf(body).map((path) => ['body', path] as const) : []),
    ['query', pick(unknownKeys)] as const,
  ];
  const [part, place] = pick(places);
  if (part === 'params') {
    const text = asText(value);
    return {
      ...unchanged,
      change: `params.${place} = ${text.slice(0, 80)}`,
      params: { ...params, [place]: text },
    };
  }
  if (part === 'query') {
    const text = asText(value);
    return {
      ...unchanged,
      change: `query.${place} = ${text.slice(0, 80)}`,
      query: { ...query, [place]: text },
    };
  }
  if (place.length === 0) {
    const whole = pick([
      value,
      unchanged.payload.slice(0, -1),
      `${unchanged.payload}x`,
      `{"${pick(unknownKeys)}":${value}}`,
      `{"__proto__":${value}}`,
    ]);
    return { ...unchanged, change: `body = ${whole.slice(0, 80)}`, payload: whole };
  }
  const kind = pick(['replace', 'replace', 'replace', 'replace', 'remove', 'add', 'twice'] as const);
  const name = place.join('.');
  if (kind === 'remove') {
    const copy = replaced(body, place, (holder, key) => {
      delete holder[key];
    });
    return { ...unchanged, change: `body without ${name}`, payload: JSON.stringify(copy) };
  }
  if (kind === 'add') {
    const added = pick(unknownKeys);
    const copy = replaced(body, place, (holder) => {
      if (!Array.isArray(holder)) holder[added] = mark;
    });
    const payload = JSON.stringify(copy).replace(markedPlace, () => value);
    return { ...unchanged, change: `body with ${added} beside ${name}`, payload };
  }
  const copy = replaced(body, place, (holder, key) => {
    holder[key] = mark;
  });
  const isTwice = kind === 'twice' && typeof place.at(-1) === 'string';
  const text = isTwice ? `${value},${JSON.stringify(place.at(-1))}:${value}` : value;
  const payload = JSON.stringify(copy).replace(markedPlace, () => text);
  return { ...unchanged, change: `body.${name} = ${value.slice(0, 80)}${isTwice ? ' twice' : ''}`, payload };
}
