import * as z from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';

const compiled = new WeakSet<Schema>();

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

/** Schemas an object, list, union or wrapper is made of. */
function partsOf({ def }: Schema): Schema[] {
  const shape = 'shape' in def ? Object.values(def.shape as object) : [];
  return [...Object.values(def), ...shape].flat().filter(isSchema);
}

/**
 * Makes a schema of the contract check faster with the same outcome: zod/mini, which browsers need for its size, walks
 * an object key by key; here zod's own compiler for objects takes that over. Each schema is done once, parts included.
 */
export function compileSchema(schema: Schema): void {
  if (compiled.has(schema)) return;
  compiled.add(schema);
  if (schema.def.type === 'object') {
    const { parse } = new z.core.$ZodObjectJIT(schema.def as z.core.$ZodObjectDef)._zod;
    const { _zod: inner } = schema;
    // Without checks of its own an object is run by its parser itself.
    if (inner.run === inner.parse) inner.run = parse;
    inner.parse = parse;
  }
  partsOf(schema).forEach(compileSchema);
}
