import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headMarkup } from '#app/head.ts';
import template from '#app/index.html?raw';
import { inlineJson, pageDataText } from '#app/page-data.ts';
import { documentOf, personalDocument } from '#server/pages/document.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

const visitor = { nonce: 'NONCE', token: 'TOKEN', boot: 'BOOT' };

const places = [...template.matchAll(/<!--([a-z]+)-->/g)].map(([mark]) => mark);

/** A document in which a text stands wherever something foreign can stand. */
const documentWith = (text: string, hasStructuredData = true): string =>
  personalDocument(
    documentOf({
      language: 'de',
      head: headMarkup({
        meta: {
          title: text,
          description: text,
          ...(hasStructuredData ? { structuredData: { name: text } } : {}),
        },
        status: 'live',
        titleTemplate: '%s',
        publicUrl: 'https://shop.example',
        path: '/shop',
      }),
      scripts: [text],
      styleSheet: text,
      style: '',
      html: `<p>${text}</p>`,
      data: pageDataText({ loaderData: { text }, failed: {}, status: 200 }),
      isStatic: false,
    }),
    visitor,
  ).toString();

const occurrences = (document: string, word: string): number => document.split(word).length - 1;

describe('a document and its slots', () => {
  it('[R52][R54] is filled where the template says and nowhere else, whatever stands in it', () => {
    const any = fc.oneof(
      hostileText,
      fc.constantFrom(...places, 'NONC', '$&', '$1'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (texts) => {
        const text = texts.join('').replace(/NONCE|TOKEN|BOOT/g, '');
        const document = documentWith(text);
        expect(occurrences(document, 'NONCE')).toBe(4);
        expect(occurrences(document, '<meta name="csrf-token" content="TOKEN" />')).toBe(1);
        expect(occurrences(document, 'TOKEN')).toBe(1);
        expect(occurrences(document, 'BOOT')).toBe(1);
        expect(document).toContain(`<p>${text.toWellFormed()}</p>`);
        expect(document).toContain(inlineJson({ text }).slice(1, -1));
      }),
      { numRuns: 500 },
    );
  });

  it('writes the nonce as often as template and head do', () => {
    expect(occurrences(documentWith('x', false), 'NONCE')).toBe(occurrences(template, '<!--nonce-->'));
    expect(occurrences(documentWith('x'), 'NONCE')).toBe(occurrences(template, '<!--nonce-->') + 1);
  });

  it('[R54] has a token of another back end as the text of its attribute', () => {
    const document = documentOf({
      language: 'de',
      head: [],
      scripts: [],
      styleSheet: '',
      style: '',
      html: '',
      data: '',
      isStatic: true,
    });
    const written = personalDocument(document, { ...visitor, token: '"><script>x' }).toString();
    expect(written).toContain('content="&quot;&gt;&lt;script&gt;x"');
    expect(written).not.toContain('<script>x');
  });
});
