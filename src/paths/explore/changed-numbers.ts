const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const none: Readonly<Record<string, unknown>> = {};

/** Notes the dotted places at which numbers of two contexts differ; lists are not looked into. */
export function noteChangedNumbers(before: unknown, after: unknown, changed: Set<string>, path = ''): void {
  if (before === after) return;
  if (typeof before === 'number' || typeof after === 'number') changed.add(path);
  if (!isRecord(before) && !isRecord(after)) return;
  const [one, other] = [isRecord(before) ? before : none, isRecord(after) ? after : none];
  const note = (name: string): void => {
    // Most places are the same; no text is put together for them.
    if (one[name] === other[name]) return;
    noteChangedNumbers(one[name], other[name], changed, path === '' ? name : `${path}.${name}`);
  };
  for (const name of Object.keys(one)) note(name);
  for (const name of Object.keys(other)) if (!Object.hasOwn(one, name)) note(name);
}
