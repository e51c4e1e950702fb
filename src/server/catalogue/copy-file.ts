import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** What a copy consists of beside its head. */
export type CopiedArray = Uint8Array | Uint16Array | Int32Array | Uint32Array;
export type CopiedArrays = Readonly<Record<string, CopiedArray>>;

const kinds = { Uint8Array, Uint16Array, Int32Array, Uint32Array } as const;
type ArrayKind = keyof typeof kinds;

/** Name, kind and length of each array, in the order they stand in the file. */
type Layout = readonly (readonly [name: string, kind: ArrayKind, length: number])[];

interface Opening {
  readonly head: unknown;
  readonly layout: Layout;
}

/** The file is not whole, or never was one. */
export class DamagedCopy extends Error {
  override readonly name = 'DamagedCopy';
}

const beginning = Buffer.from('KontorCC');
const lengthBytes = 4;
const checkBytes = 4;
/** Read, written and checked at a time, so that nobody waits behind more. */
const sliceBytes = 4_000_000;

const kindOf = (array: CopiedArray): ArrayKind => {
  if (array instanceof Int32Array) return 'Int32Array';
  if (array instanceof Uint16Array) return 'Uint16Array';
  return array instanceof Uint32Array ? 'Uint32Array' : 'Uint8Array';
};

const bytesOf = ({ buffer, byteOffset, byteLength }: CopiedArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const numberOf = (value: number): Buffer => {
  const bytes = Buffer.alloc(lengthBytes);
  bytes.writeUInt32LE(value);
  return bytes;
};

function slicesOf(bytes: Uint8Array): Uint8Array[] {
  const count = Math.ceil(bytes.length / sliceBytes);
  return Array.from({ length: count }, (_value, place) =>
    bytes.subarray(place * sliceBytes, (place + 1) * sliceBytes),
  );
}

async function writeChecked(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let check = 0;
  for (const slice of slicesOf(bytes)) {
    check = crc32(slice, check);
    await handle.writeFile(slice);
  }
  await handle.writeFile(numberOf(check));
}

/** Fills the bytes from where the file was read up to. */
async function readInto(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let filled = 0; filled < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled);
    if (bytesRead === 0) throw new DamagedCopy('it ends too early');
    filled += bytesRead;
  }
}

async function readChecked(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let check = 0;
  for (const slice of slicesOf(bytes)) {
    await readInto(handle, slice);
    check = crc32(slice, check);
  }
  const expected = Buffer.alloc(checkBytes);
  await readInto(handle, expected);
  if (expected.readUInt32LE() !== check) throw new DamagedCopy('a checksum is wrong');
}

/** Writes a head, which becomes JSON, and arrays; all of it is on the disk when this is done. */
export async function writeCopyFile(file: string, head: unknown, arrays: CopiedArrays): Promise<void> {
  const layout: Layout = Object.entries(arrays).map(([name, array]) => [name, kindOf(array), array.length]);
  const opening: Opening = { head, layout };
  const bytes = Buffer.from(JSON.stringify(opening));
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(beginning);
    await handle.writeFile(numberOf(bytes.length));
    await writeChecked(handle, bytes);
    for (const array of Object.values(arrays)) await writeChecked(handle, bytesOf(array));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file that was opened: its head is known, its arrays are not read yet. */
export interface OpenedCopy {
  readonly head: unknown;
  /**
   * Reads each array straight into the memory it keeps.
   *
   * @throws DamagedCopy when the file is not as it was written
   */
  readonly readArrays: () => Promise<CopiedArrays>;
  readonly close: () => Promise<void>;
}

async function readOpening(handle: FileHandle): Promise<Opening> {
  const { size } = await handle.stat();
  const start = Buffer.alloc(beginning.length + lengthBytes);
  await readInto(handle, start);
  const length = start.readUInt32LE(beginning.length);
  if (!start.subarray(0, beginning.length).equals(beginning) || length > size)
    throw new DamagedCopy('it does not begin as one');
  const bytes = Buffer.alloc(length);
  await readChecked(handle, bytes);
  const opening = JSON.parse(bytes.toString()) as Opening;
  const arrayBytes = opening.layout.reduce(
    (sum, [, kind, count]) => sum + count * kinds[kind].BYTES_PER_ELEMENT + checkBytes,
    0,
  );
  if (size !== start.length + length + checkBytes + arrayBytes) throw new DamagedCopy('its size is wrong');
  return opening;
}

/**
 * Opens a file of {@link writeCopyFile}; whoever opens it closes it.
 *
 * @throws DamagedCopy when it does not begin as one or has another size than it was written with
 */
export async function openCopyFile(file: string): Promise<OpenedCopy> {
  const handle = await open(file, 'r');
  try {
    const { head, layout } = await readOpening(handle);
    return {
      head,
      readArrays: async () => {
        const arrays: Record<string, CopiedArray> = {};
        for (const [name, kind, length] of layout) {
          const array = new kinds[kind](length);
          await readChecked(handle, bytesOf(array));
          arrays[name] = array;
        }
        return arrays;
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
