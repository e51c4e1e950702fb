import type { Endpoint } from '#contract/endpoint.ts';

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly shape?: Readonly<Record<string, unknown>>;
      readonly options?: readonly Schema[];
      readonly left?: Schema;
      readonly right?: Schema;
      readonly innerType?: Schema;
    };
  };
}

/** Names of the fields an answer of a schema may have at its top. */
function topFields(schema: Schema): readonly string[] {
  const { shape = {}, options = [], left, right, innerType } = schema._zod.def;
  const inner = [...options, left, right, innerType].filter((one) => one !== undefined);
  return [...Object.keys(shape), ...inner.flatMap(topFields)];
}

/** Calls whose answers carry the token of the session in `token`: the client takes whatever stands there for it. */
export const tokenCarriers = (
  endpoints: readonly Pick<Endpoint, 'name' | 'reply' | 'refusal'>[],
): readonly string[] =>
  endpoints
    .filter(({ reply, refusal }) =>
      [reply, refusal].some((schema) => topFields(schema as unknown as Schema).includes('token')),
    )
    .map(({ name }) => name)
    .toSorted();
