import { describe, expect, it } from 'vitest';
import { documentTitle } from '#app/document-title.ts';
import { headMarkup } from '#app/head.ts';

const page = {
  titleTemplate: '%s - Zusatz',
  publicUrl: 'https://shop.example',
  path: '/shop?page=2',
  nonce: 'n1',
};

describe('head of the document', () => {
  it('[S9-25] puts the title into the template of the shop, else into the default one', () => {
    expect(documentTitle({ title: '$& Toner' }, '%s – Kontor')).toBe('$& Toner – Kontor');
    expect(documentTitle({ title: '$& Toner' }, '')).toBe('$& Toner - Zusatz');
  });

  it('[R54] escapes everything a catalogue may hold', () => {
    const head = headMarkup({
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
  });

  it('[R8] builds the canonical address from the configured one, without the query', () => {
    expect(headMarkup({ ...page, meta: { title: 'Shop' } })).toContain(
      '<link rel="canonical" href="https://shop.example/shop">',
    );
  });

  it('follows pages by default and obeys a page that says otherwise', () => {
    expect(headMarkup({ ...page, meta: { title: 'x' } })).toContain('content="index,follow"');
    expect(headMarkup({ ...page, meta: { title: 'x', robots: 'noindex,nofollow' } })).toContain(
      'content="noindex,nofollow"',
    );
  });
});
