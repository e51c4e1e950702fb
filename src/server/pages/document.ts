import template from '#app/index.html?raw';
import { starter } from '#app/starter.ts';

/** Parts of the document that belong to one page. */
export interface DocumentParts {
  readonly language: string;
  readonly head: string;
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

/** Parts that belong to one visitor and one answer; they are filled into a kept document (decision 20). */
export interface VisitorParts {
  readonly nonce: string;
  readonly token: string;
  readonly boot: string;
}

/** Marks that cannot occur in escaped markup or JSON. */
const slots = { nonce: '\u0001n\u0001', token: '\u0001t\u0001', boot: '\u0001b\u0001' } as const;
export const nonceSlot = slots.nonce;

const starterSource = starter.toString();

function fill(source: string, parts: Readonly<Record<string, string>>): string {
  return source.replace(/<!--([a-z]+)-->/g, (mark, name: string) => parts[name] ?? mark);
}

const chunks = template.replace(/\n\s+/g, '\n');

/** The document with empty slots for nonce, token and boot record; may be kept for other visitors. */
export function documentOf(parts: DocumentParts): string {
  return fill(chunks, {
    language: parts.language,
    head: parts.head,
    style: parts.style,
    starter: parts.isStatic
      ? ''
      : `(${starterSource})(${JSON.stringify(parts.scripts)},${JSON.stringify(parts.styleSheet)})`,
    page: parts.html,
    data: parts.data,
    nonce: slots.nonce,
    token: slots.token,
    boot: slots.boot,
  });
}

/** Fills the slots of a document for one visitor. */
export function personalDocument(document: string, { nonce, token, boot }: VisitorParts): string {
  return document
    .replaceAll(slots.nonce, nonce)
    .replace(slots.token, () => token)
    .replace(slots.boot, () => boot);
}
