import type { Language } from '#server/session/visitor.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { GoneBack } from './external-catalog.service.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Takes the place of the document in the history of the browser: nobody comes back to it by accident. */
const sendAtOnce = 'document.forms[0].submit()';

const style = `
body { margin: 0; padding: 2rem 1rem; font: 1.125rem/1.5 sans-serif; color: #14181f; background: #fff; }
main { max-width: 30rem; margin: 0 auto; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: 4px; font: inherit; font-weight: 700;
  color: #fff; background: #c8102e; cursor: pointer; }
button:focus-visible { outline: 3px solid #1456b8; outline-offset: 2px; }`;

/**
 * A document whose form the browser sends to the procurement system, or its button.
 *
 * @param how.sendsItself false where it was sent before: whoever comes back to it decides
 */
export function returnDocument(
  { answer, name, hasBasket }: GoneBack,
  how: { readonly language: Language; readonly nonce: string; readonly sendsItself: boolean },
): string {
  const { language, nonce } = how;
  const texts = serverTexts(language).externalCatalog;
  const target = answer.target === '' ? '' : ` target="${escaped(answer.target)}"`;
  const fields = answer.fields
    .map(([field, value]) => `<input type="hidden" name="${escaped(field)}" value="${escaped(value)}">`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escaped(texts.returnTitle({ name }))}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escaped(texts.returnTitle({ name }))}</h1>
<p>${escaped(hasBasket ? texts.returning({ name }) : texts.nothingReturned)}</p>
<form method="post" accept-charset="utf-8" action="${escaped(answer.url)}"${target}>
${fields}
<button type="submit">${escaped(hasBasket ? texts.returnNow : texts.returnTitle({ name }))}</button>
</form>
</main>
${how.sendsItself ? `<script nonce="${nonce}">${sendAtOnce}</script>` : ''}
</body>
</html>`;
}
