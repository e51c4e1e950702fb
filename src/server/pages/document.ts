import { escapeHtml, type DocumentPiece, type Slot } from '#app/document-piece.ts';
import template from '#app/index.html?raw';
import { inlineJson } from '#app/page-data.ts';
import { starter } from '#app/starter.ts';

/** Parts of the document that belong to one page. */
export interface DocumentParts {
  readonly language: string;
  readonly head: readonly DocumentPiece[];
  /** Entry script and every chunk of the page, entry first. */
  readonly scripts: readonly string[];
  readonly styleSheet: string;
  /** What the page needs of the style sheet. */
  readonly style: string;
  readonly html: string;
  readonly data: string;
  /** Shown at an address it does not belong to (a failure): it stays as it is, its links work without script. */
  readonly isStatic: boolean;
}

/** Parts that belong to one visitor and one answer; they are filled into a kept document (docs/decisions/0008). */
export type VisitorParts = Readonly<Record<Slot, string>>;

type Place = Slot | 'language' | 'head' | 'style' | 'starter' | 'page' | 'data';

const starterSource = starter.toString();

/** Markup of the template and the names of its places by turns, cut before anything foreign is in it. */
const cutTemplate = template.replace(/\n\s+/g, '\n').split(/<!--([a-z]+)-->/);

/** Puts neighbouring markup together, since a document is kept and joined for every answer. */
function joined(pieces: readonly DocumentPiece[]): readonly DocumentPiece[] {
  const shorter: DocumentPiece[] = [];
  for (const piece of pieces) {
    const last = shorter.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') shorter[shorter.length - 1] = last + piece;
    else shorter.push(piece);
  }
  return shorter;
}

/** Markup as it is sent, or a slot: what is kept is not encoded anew for every answer. */
export type DocumentPart = Buffer | Exclude<DocumentPiece, string>;

/** The document with empty slots for nonce, token and boot record; may be kept for other visitors. */
export function documentOf(parts: DocumentParts): readonly DocumentPart[] {
  const { scripts, styleSheet } = parts;
  const places: Readonly<Record<Place, readonly DocumentPiece[]>> = {
    language: [parts.language],
    head: parts.head,
    style: [parts.style],
    starter: [parts.isStatic ? '' : `(${starterSource})(${inlineJson(scripts)},${inlineJson(styleSheet)})`],
    page: [parts.html],
    data: [parts.data],
    nonce: [{ slot: 'nonce' }],
    token: [{ slot: 'token' }],
    boot: [{ slot: 'boot' }],
  };
  const isName = (index: number): boolean => index % 2 === 1;
  const pieces = cutTemplate.flatMap((piece, index) => (isName(index) ? places[piece as Place] : [piece]));
  return joined(pieces).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
}

/** Fills the slots of a document for one visitor. */
export function personalDocument(
  document: readonly DocumentPart[],
  { nonce, token, boot }: VisitorParts,
): Buffer {
  const filled: Readonly<Record<Slot, Buffer>> = {
    nonce: Buffer.from(nonce),
    token: Buffer.from(escapeHtml(token)),
    boot: Buffer.from(boot),
  };
  return Buffer.concat(document.map((part) => (Buffer.isBuffer(part) ? part : filled[part.slot])));
}
