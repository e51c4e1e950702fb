import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BootRecord } from '#contract/boot.ts';
import type { FailureStatus } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { DocumentPart } from './document.ts';

export interface FailurePages {
  /** Keeps what the pages are drawn from, as a stranger sees the shop; what was drawn before is drawn anew when needed. */
  readonly keep: (boot: BootRecord) => void;
  /** Time since the last `keep`, in milliseconds. */
  readonly ageMs: () => number;
  /** Draws the page of a status before anybody needs it. */
  readonly prepare: (status: FailureStatus) => Promise<void>;
  readonly show: (request: FastifyRequest, reply: FastifyReply, status: FailureStatus) => Promise<unknown>;
}

/** Makes the whole document of a failure from what a stranger sees; asks nobody. */
export type DrawFailure = (status: FailureStatus, boot: BootRecord) => Promise<readonly DocumentPart[]>;

const escaped = (sentence: string): string => sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Said when not even the frame of the shop could be learnt since the start. */
const plainPage = (status: FailureStatus): string => {
  const sentence = escaped(serverTexts('de').failures[status]);
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${sentence}</title></head><body><h1>${sentence}</h1></body></html>`;
};

/** What no stranger's page holds of a visitor. */
const nobodys = { token: '', boot: 'null' } as const;

/** What stands before, between and behind the places of the nonce. */
function betweenNonces(document: readonly DocumentPart[]): readonly Buffer[] {
  const parts: Buffer[][] = [[]];
  for (const part of document) {
    if (Buffer.isBuffer(part)) parts.at(-1)?.push(part);
    else if (part.slot === 'nonce') parts.push([]);
    else parts.at(-1)?.push(Buffer.from(nobodys[part.slot]));
  }
  return parts.map((part) => Buffer.concat(part));
}

/** The pieces with the nonce between each two of them. */
function withNonce(pieces: readonly Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

/**
 * The pages of failures. They are drawn from pieces kept in memory, for everybody alike: what fails just then may be the
 * very thing a visitor's own page would need.
 */
export function createFailurePages(draw: DrawFailure): FailurePages {
  let kept: { readonly boot: BootRecord; readonly at: number } | null = null;
  /** Documents in pieces, between which the nonce of an answer stands. */
  const drawn = new Map<FailureStatus, Promise<readonly Buffer[]>>();

  async function piecesOf(status: FailureStatus): Promise<readonly Buffer[]> {
    return kept === null ? [Buffer.from(plainPage(status))] : betweenNonces(await draw(status, kept.boot));
  }

  function documentOf(status: FailureStatus): Promise<readonly Buffer[]> {
    const known = drawn.get(status);
    if (known !== undefined) return known;
    const drawing = piecesOf(status);
    if (kept === null) return drawing;
    drawn.set(status, drawing);
    drawing.catch(() => drawn.delete(status));
    return drawing;
  }

  return {
    keep(boot) {
      kept = { boot, at: performance.now() };
      drawn.clear();
    },
    ageMs: () => (kept === null ? Number.POSITIVE_INFINITY : performance.now() - kept.at),
    async prepare(status) {
      await documentOf(status);
    },
    async show(request, reply, status) {
      const pieces = await documentOf(status).catch((error: unknown) => {
        request.log.error({ err: error }, 'The page of a failure could not be drawn');
        return [Buffer.from(plainPage(status))];
      });
      // Compressing would cost more than all the rest, and thousands a second may be refused.
      request.headers['x-no-compression'] = '1';
      return reply.type('text/html; charset=utf-8').send(withNonce(pieces, request.cspNonce));
    },
  };
}
