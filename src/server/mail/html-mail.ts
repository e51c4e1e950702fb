const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Everything a person typed is text, never markup (R52). */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const htmlParagraph = (line: string): string => `<p>${escapeHtml(line)}</p>`;

/** A paragraph that is a link; the page it leads to is not told where it was followed, since the address may hold a key. */
export const htmlLink = (words: string, address: string): string =>
  `<p><a rel="noreferrer" href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`;

/**
 * A whole mail in HTML.
 *
 * @param body pieces of markup, in their order
 */
export function htmlMail({
  language,
  title,
  body,
}: {
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly body: readonly string[];
}): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:Arial,sans-serif;font-size:14px;line-height:1.45;color:#111;max-width:640px">${body.join('\n')}</body></html>`;
}
