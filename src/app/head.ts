import type { PageMeta } from './page-route.ts';
import { documentTitle } from './document-title.ts';
import { inlineJson } from './page-data.ts';

const escapeHtml = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface HeadArguments {
  readonly meta: PageMeta;
  readonly titleTemplate: string;
  readonly publicUrl: string;
  readonly path: string;
  readonly nonce: string;
}

/** Title, description, robots, canonical address, open graph and twitter fields (spec 3.15) as markup. */
export function headMarkup({ meta, titleTemplate, publicUrl, path, nonce }: HeadArguments): string {
  const title = escapeHtml(documentTitle(meta, titleTemplate));
  const description = escapeHtml(meta.description ?? '');
  const address = escapeHtml(new URL(meta.canonicalPath ?? path.replace(/[?#].*$/, ''), publicUrl).href);
  const parts = [
    `<title>${title}</title>`,
    `<meta name="robots" content="${escapeHtml(meta.robots ?? 'index,follow')}">`,
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
  if (meta.structuredData !== undefined) {
    parts.push(
      `<script type="application/ld+json" nonce="${nonce}">${inlineJson(meta.structuredData)}</script>`,
    );
  }
  return parts.join('\n    ');
}
