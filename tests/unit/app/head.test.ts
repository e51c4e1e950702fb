import { describe, expect, it } from 'vitest';
import { documentTitle } from '#app/document-title.ts';
import { headMarkup } from '#app/head.ts';

const page = {
  titleTemplate: '%s - Zusatz',
  status: 'live',
  publicUrl: 'https://shop.example',
  path: '/shop?page=2',
};

/** The markup as an answer has it. */
const headOf = (given: Parameters<typeof headMarkup>[0]): string =>
  headMarkup(given)
    .map((piece) => (typeof piece === 'string' ? piece : `filled ${piece.slot}`))
    .join('');

describe('head of the document', () => {
  it('[S9-25] puts the title into the template of the shop, else into the default one', () => {
    expect(documentTitle({ title: '$& Toner' }, '%s – Kontor')).toBe('$& Toner – Kontor');
    expect(documentTitle({ title: '$& Toner' }, '')).toBe('$& Toner - Zusatz');
  });

  it('[R54] escapes everything a catalogue may hold', () => {
    const head = headOf({
      ...page,
      meta: {
        title: '"><script>x</script>',
        description: '" onload="x',
        structuredData: { name: '</script>' },
      },
    });
    expect(head).not.toContain('<script>x');
    expect(head).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt;');
    expect(head).not.toContain('" onload="');
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(head).toContain('<script type="application/ld+json" nonce="filled nonce">');
  });

  it('[R8] builds the canonical address from the configured one, without the query', () => {
    expect(headOf({ ...page, meta: { title: 'Shop' } })).toContain(
      '<link rel="canonical" href="https://shop.example/shop">',
    );
  });

  it.each([
    '//evil.example/shop',
    '/\\evil.example',
    '/.//evil.example',
    '/@evil.example',
    '//u:p@evil.example:99/',
  ])('[R8] names the own origin for %s, too', (path) => {
    const canonical = /rel="canonical" href="([^"]*)"/.exec(
      headOf({ ...page, path, meta: { title: 'Shop' } }),
    );
    expect(new URL(canonical?.[1] ?? '').host).toBe('shop.example');
  });

  it('follows pages by default and obeys a page that says otherwise', () => {
    expect(headOf({ ...page, meta: { title: 'x' } })).toContain('content="index,follow"');
    expect(headOf({ ...page, meta: { title: 'x', robots: 'noindex,nofollow' } })).toContain(
      'content="noindex,nofollow"',
    );
  });
});
