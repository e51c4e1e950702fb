/**
 * How a machine is kept across page loads: a small checked record instead of a snapshot, which would run its calls
 * again when it is restored. `fromPersisted` heals: what does not parse is absent.
 */
export interface Persistence<Snapshot, Stored> {
  toPersisted(snapshot: Snapshot): Stored;
  fromPersisted(raw: unknown): Stored | null;
}
