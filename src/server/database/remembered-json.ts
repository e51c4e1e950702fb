import * as z from 'zod/mini';
import { compileSchema } from '#server/calls/compiled-schema.ts';

/**
 * Schema of a column of JSON that is read as text (`::text`), for what hardly ever changes and is read with every order: the
 * text that was read last is not parsed and checked again. All who read it share what it gives, so nobody may change that.
 */
export function rememberedJson<Value extends z.ZodMiniType>(schema: Value) {
  compileSchema(schema);
  let last: { readonly text: string; readonly value: z.output<Value> } | null = null;
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): z.output<Value> => {
      if (last?.text === text) return last.value;
      const checked = z.safeParse(schema, JSON.parse(text));
      if (!checked.success) {
        for (const { message, path } of checked.error.issues) {
          issues.push({ code: 'custom', message, path, input: text });
        }
        return z.NEVER;
      }
      last = { text, value: checked.data };
      return last.value;
    }),
  );
}
