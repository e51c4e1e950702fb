import { describe, expect, it } from 'vitest';
import { ContentPage } from '#contract/content.ts';
import { legalSlugs } from '#contract/legal-slugs.ts';
import { missingCodes } from '#contract/checkout-steps.ts';
import { errorPages } from '#domain/failure.ts';
import { addObstacles, isUnsaid } from '#domain/stock.ts';
import { basket as germanBasket } from '#texts/de/basket.ts';
import { errors as germanErrors } from '#texts/de/errors.ts';
import { forms as germanForms } from '#texts/de/forms.ts';
import { frame as germanFrame } from '#texts/de/frame.ts';
import { legal as germanLegal } from '#texts/de/legal.ts';
import { vocabulary as german } from '#texts/de/vocabulary.ts';
import { errors as englishErrors } from '#texts/en/errors.ts';
import { forms as englishForms } from '#texts/en/forms.ts';
import { frame as englishFrame } from '#texts/en/frame.ts';
import { legal as englishLegal } from '#texts/en/legal.ts';
import { session as englishSession } from '#texts/en/session.ts';
import { vocabulary as english } from '#texts/en/vocabulary.ts';

type Leaf = readonly [path: string, value: unknown];

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

const areas = [
  ['vocabulary', german, english],
  ['errors', germanErrors, englishErrors],
  ['forms', germanForms, englishForms],
  ['frame', germanFrame, englishFrame],
] as const;

describe.each(areas)('area %s', (_name, germanArea, englishArea) => {
  it('has the same sentences in both languages, none of them empty', () => {
    const [left, right] = [leavesOf(germanArea), leavesOf(englishArea)];
    expect(right.map(([path]) => path)).toEqual(left.map(([path]) => path));
    expect([...left, ...right].filter(([, value]) => value === '' || value === undefined)).toEqual([]);
  });
});

describe('literal sentences of the specification', () => {
  it('[S8-09][S8-10][S8-11] pages 401, 403 and 404', () => {
    expect(['401', '403', '404'].map((page) => englishErrors.pages[page as '401'].heading)).toEqual([
      'You are not authorized to access this page',
      'You are not allowed to access this page.',
      'Page not found.',
    ]);
    expect(englishErrors.pages['401'].text).toContain('assigned by the administrators');
  });

  it('[S8-12][S8-13][S8-14] pages 405, 419, 500 and 502', () => {
    const { pages } = englishErrors;
    expect([pages['405'].heading, pages['419'].heading, pages['419'].text]).toEqual([
      'Method Not Allowed',
      'Authentication Timeout (CSRF)',
      'Please Reload the Page',
    ]);
    expect([pages['500'].heading, pages['502'].heading]).toEqual(['Internal Server Error', 'Bad Gateway']);
  });

  it('[S8-15] pages 503 and notApproved announce maintenance and ask to try later', () => {
    for (const page of ['503', 'notApproved'] as const) {
      expect(englishErrors.pages[page].heading).toBe('We will be back soon ...');
      expect(englishErrors.pages[page].text).toMatch(/maintenance.*try again later/);
    }
  });

  it('[S8-16][S8-17] labels of an expired page and of a failed login', () => {
    expect(germanErrors.pages['419'].heading).toBe('Seite nicht mehr gültig!');
    expect(englishSession.errorTitle).toBe('Error on Login');
    expect(englishSession.loginNotAllowed).toBe('Login is not allowed at the moment. Please try it later.');
  });

  it('[S9-24] loading labels', () => {
    expect([german.loading, german.dataLoading]).toEqual([
      'Lade...',
      'Daten werden geladen, bitte warten ....',
    ]);
  });

  it('[S9-13] buttons of the cookie bar', () => {
    expect([englishFrame.cookieAccept, englishFrame.cookieInfo]).toEqual([
      'Accept all Cookies!',
      'Read more!',
    ]);
  });

  it('[S4.3-08][S9-19] price on request and the delivery hint', () => {
    expect(german.priceOnRequest).toBe('Preis auf Anfrage');
    expect(englishFrame.deliveryHint({ time: '15.30' })).toMatch(/in stock: ordered Mon-Fri before 15\.30/i);
  });

  it('[S5-09][S5-10][S5-11] every missing part of an order has a sentence', () => {
    for (const code of missingCodes) expect(germanForms.missing[code].length).toBeGreaterThan(10);
    expect(englishForms.missing.terms).toBe('Please read and check the terms.');
  });

  it('[S9-21] the basket has a demo-mode notice', () => {
    expect(germanBasket.demoNotice).toContain('Demo-Betrieb');
  });
});

it('[S2.10-04] every error page and every obstacle that the delivery state does not say has its sentences', () => {
  expect(Object.keys(germanErrors.pages).sort()).toEqual([...errorPages].sort());
  expect(Object.keys(german.obstacles).sort()).toEqual(addObstacles.filter(isUnsaid).sort());
});

describe('legal pages', () => {
  it.each(legalSlugs)('%s is content in both languages', (slug) => {
    for (const pages of [germanLegal, englishLegal]) {
      const page = ContentPage.parse(pages[slug]);
      expect(page.slug).toBe(slug);
      expect(page.sections.every((part) => part.paragraphs.length + part.items.length > 0)).toBe(true);
    }
  });

  it('name the duties a German shop has', () => {
    const written = JSON.stringify(germanLegal);
    for (const duty of [
      '§ 36 VSBG',
      'Muster-Widerrufsformular',
      'vierzehn Tage',
      'WEEE',
      'TDDDG',
      'WCAG 2.1',
    ])
      expect(written).toContain(duty);
    expect(written).not.toContain('ec.europa.eu/consumers/odr');
  });
});
