import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FaultKey } from './faults.ts';

/** Why a document cannot be read any further. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
  readonly fault: FaultKey;
  readonly line: number;

  constructor(fault: FaultKey, line: number, value: string) {
    super(value);
    this.fault = fault;
    this.line = line;
  }
}

/** An element of a document, whole. */
export interface XmlUnit {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly xml: string;
  /** Where it begins. */
  readonly line: number;
}

const longestUnit = 4_000_000;
const longestTag = 100_000;
const deepest = 60;
const tagEnd = /[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>/y;
/** Everything but a document type that is named and not fetched could declare entities. */
const namedType = /^<!DOCTYPE\s+[^"'<>[\]]+(?:"[^"]*"\s*|'[^']*'\s*)*>$/;

/** The encoding a document says it has. */
async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    if (bytesRead >= 2 && (buffer.readUInt16BE(0) === 0xfeff || buffer.readUInt16BE(0) === 0xfffe))
      return buffer.readUInt16BE(0) === 0xfeff ? 'utf-16be' : 'utf-16le';
    const named = /^[\s\S]*?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
      buffer.toString('latin1', 0, bytesRead),
    );
    return named?.[1] ?? 'utf-8';
  } finally {
    await file.close();
  }
}

/** Text of a file, piece by piece. */
async function* textOf(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder;
  const encoding = await encodingOf(path);
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new XmlFault('xml', 1, encoding);
  }
  try {
    for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new XmlFault('xml', 1, encoding);
    throw error;
  }
}

const signs = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Takes a document apart as it comes: only one unit is ever held. */
class UnitReader {
  readonly #names: ReadonlySet<string>;
  readonly #onOther: (path: readonly string[], line: number) => void;
  readonly #open: string[] = [];
  #rest = '';
  #line = 1;
  #unit: { parts: string[]; length: number; depth: number; line: number } | null = null;

  constructor(names: ReadonlySet<string>, onOther: (path: readonly string[], line: number) => void) {
    this.#names = names;
    this.#onOther = onOther;
  }

  /** Goes on with what has come; leaves the piece whose end has not. */
  *read(text: string): Generator<XmlUnit> {
    this.#rest += text;
    let at = 0;
    for (;;) {
      const start = this.#rest.indexOf('<', at);
      const until = start === -1 ? this.#rest.length : start;
      if (until > at) this.#keep(this.#rest.slice(at, until));
      at = until;
      const end = start === -1 ? -1 : this.#endOf(at);
      if (end === -1) break;
      const piece = this.#rest.slice(at, end);
      at = end;
      yield* this.#take(piece);
    }
    this.#rest = this.#rest.slice(at);
    if (this.#rest.length > longestUnit) throw new XmlFault('xmlTooLong', this.#line, 'Element');
  }

  finish(): void {
    if (this.#rest !== '' || this.#open.length > 0)
      throw new XmlFault('xml', this.#line, this.#open.at(-1) ?? this.#rest.slice(0, 20));
  }

  #keep(piece: string): void {
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', at + 1)) this.#line += 1;
    if (this.#unit === null) return;
    this.#unit.parts.push(piece);
    this.#unit.length += piece.length;
    if (this.#unit.length > longestUnit)
      throw new XmlFault('xmlTooLong', this.#unit.line, this.#open[this.#unit.depth]!);
  }

  /** Where the piece that begins here ends; -1 = not yet come. */
  #endOf(at: number): number {
    const rest = this.#rest;
    // What it is shows in its first letters.
    if (rest.length - at < 9 && !rest.includes('>', at)) return -1;
    for (const [begin, end] of signs)
      if (rest.startsWith(begin, at)) {
        const found = rest.indexOf(end, at + begin.length);
        return found === -1 ? -1 : found + end.length;
      }
    tagEnd.lastIndex = at;
    if (tagEnd.test(rest)) return tagEnd.lastIndex;
    if (rest.length - at > longestTag) throw new XmlFault('xml', this.#line, rest.slice(at, at + 20));
    return -1;
  }

  *#take(piece: string): Generator<XmlUnit> {
    const line = this.#line;
    if (piece.startsWith('<!--') || piece.startsWith('<![CDATA[') || piece.startsWith('<?')) {
      this.#keep(piece);
      return;
    }
    if (piece.startsWith('<!')) {
      if (!namedType.test(piece)) throw new XmlFault('xmlEntity', line, '');
      this.#keep(piece);
      return;
    }
    const name = /^<\/?(?:[^\s/>:]+:)?([^\s/>:]+)/.exec(piece)?.[1];
    if (name === undefined) throw new XmlFault('xml', line, piece.slice(0, 20));
    if (!piece.startsWith('</')) this.#begin(name, line);
    this.#keep(piece);
    if (!piece.startsWith('</') && !piece.endsWith('/>')) return;
    if (this.#open.pop() !== name) throw new XmlFault('xml', line, piece.slice(0, 40));
    const unit = this.#unit;
    if (unit === null || this.#open.length > unit.depth) return;
    this.#unit = null;
    yield { name, xml: unit.parts.join(''), line: unit.line };
  }

  #begin(name: string, line: number): void {
    if (this.#open.length >= deepest) throw new XmlFault('xml', line, name);
    this.#open.push(name);
    if (this.#unit !== null) return;
    if (this.#names.has(name)) this.#unit = { parts: [], length: 0, depth: this.#open.length - 1, line };
    else this.#onOther(this.#open, line);
  }
}

/**
 * Reads elements of some names out of a document of any size, in bounded memory. Nothing is fetched, and what could declare
 * entities ends it.
 *
 * @param onOther is told of elements outside of them
 * @throws XmlFault
 */
export async function* readUnits(
  path: string,
  names: ReadonlySet<string>,
  onOther: (path: readonly string[], line: number) => void,
): AsyncGenerator<XmlUnit> {
  const reader = new UnitReader(names, onOther);
  for await (const text of textOf(path)) yield* reader.read(text);
  reader.finish();
}
