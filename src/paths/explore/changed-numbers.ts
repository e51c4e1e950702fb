const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const none: Readonly<Record<string, unknown>> = {};

/** Notes the dotted places at which numbers of two contexts differ; lists are not looked into. */
export function noteChangedNumbers(before: unknown, after: unknown, changed: Set<string>, path = ''): void {
  if (before === after) return;
  if (typeof before === 'number' || typeof after === 'number') changed.add(path);
  const [one, other] = [isRecord(before) ? before : none, isRecord(after) ? after : none];
  for (const name in one) noteAt(name, one, other, changed, path);
  for (const name in other) if (!(name in one)) noteAt(name, one, other, changed, path);
}

function noteAt(
  name: string,
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  changed: Set<string>,
  path: string,
): void {
  // Most places are the same; no text is put together for them.
  if (one[name] !== other[name])
    noteChangedNumbers(one[name], other[name], changed, path === '' ? name : `${path}.${name}`);
}
