import { escapeHtml, type DocumentPiece } from './document-piece.ts';
import { documentTitle } from './document-title.ts';
import { inlineJson } from './page-data.ts';
import type { PageMeta } from './page-route.ts';

interface HeadArguments {
  readonly meta: PageMeta;
  readonly titleTemplate: string;
  /** Status of the application (S4.1): only a shop that is `live` is for search engines, one that is tried out is not. */
  readonly status: string;
  readonly publicUrl: string;
  /** Path of the page, with or without query. */
  readonly path: string;
}

/** Absolute address of a path of this shop: whatever the path says, it stays on the shop's own origin (R8). */
export const ownAddress = (publicUrl: string, path: string): string =>
  new URL(`${new URL(publicUrl).origin}${path}`).href;

/** Title, description, robots, canonical address, open graph and twitter fields (S3.15) as markup. */
export function headMarkup({
  meta,
  titleTemplate,
  status,
  publicUrl,
  path,
}: HeadArguments): readonly DocumentPiece[] {
  const title = escapeHtml(documentTitle(meta, titleTemplate));
  const description = escapeHtml(meta.description ?? '');
  const address = escapeHtml(ownAddress(publicUrl, meta.canonicalPath ?? path.replace(/[?#].*$/s, '')));
  const robots = status === 'live' ? (meta.robots ?? 'index,follow') : 'noindex,nofollow';
  const parts = [
    `<title>${title}</title>`,
    `<meta name="robots" content="${escapeHtml(robots)}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
  if (description !== '') {
    parts.push(
      `<meta name="description" content="${description}">`,
      `<meta property="og:description" content="${description}">`,
    );
  }
  const markup = parts.join('\n    ');
  if (meta.structuredData === undefined) return [markup];
  return [
    `${markup}\n    <script type="application/ld+json" nonce="`,
    { slot: 'nonce' },
    `">${inlineJson(meta.structuredData)}</script>`,
  ];
}
