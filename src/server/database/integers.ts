import * as z from 'zod/mini';

/** Integers of `string_agg(int4send(…))`: a column of thousands travels as one value. */
export function readIntegers(bytes: Buffer | null): Int32Array {
  if (bytes === null) return new Int32Array(0);
  // A copy of its own: what the driver hands out is cut from a larger one, at any place.
  const own = new Uint8Array(bytes);
  Buffer.from(own.buffer).swap32();
  return new Int32Array(own.buffer);
}

/** A column of `string_agg(int4send(…))`: null, and no value, without rows. */
export const Integers = z.pipe(
  z.nullable(z.instanceof(Buffer)),
  z.transform((bytes: Buffer | null) => readIntegers(bytes)),
);
