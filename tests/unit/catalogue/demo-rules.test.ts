import { describe, expect, it } from 'vitest';
import { articlePath } from '#contract/article-path.ts';
import { splitArticleKey } from '#contract/article.ts';
import { SlugRegister, slugOf } from '#server/catalogue/slug.ts';
import { deriveRounds } from '#server/demo/derive.ts';
import { readFacts } from '#server/demo/facts.ts';
import { deriveKinds } from '#server/demo/kinds.ts';
import { drawArticle } from '#server/picture/draw.ts';

const facts = readFacts();
const kinds = deriveKinds(facts);
const options = { seed: 7, today: '2026-11-21', articleCount: null };
const rounds = [...deriveRounds(facts, kinds, options)];
const articles = rounds.flatMap((round) => round.articles);
const brandNames = new Map(kinds.brand.map((brand) => [brand.id, brand.name]));

describe('demo catalogue', () => {
  it('holds every supply and every office article once', () => {
    expect(rounds).toHaveLength(1);
    expect(articles).toHaveLength(facts.supplies.length + facts.office.length);
  });

  it('is the same for the same seed and another for another one', () => {
    expect([...deriveRounds(facts, kinds, options)]).toEqual(rounds);
    const other = [...deriveRounds(facts, kinds, { ...options, seed: 8 })].flatMap((round) => round.articles);
    expect(other.map((article) => article.net_price_cents)).not.toEqual(
      articles.map((article) => article.net_price_cents),
    );
  });

  it('splits the key of every catalogue number back into number and depot', () => {
    for (const { article_number: articleNumber, shop_depot_id: shopDepotId, slug } of articles) {
      expect(splitArticleKey(`${articleNumber}-${shopDepotId}`)).toEqual({ articleNumber, shopDepotId });
      expect(articlePath({ articleNumber, shopDepotId, slug }).split('/')).toHaveLength(5);
    }
  });

  it('gives every article, device and category a slug of its own', () => {
    const devices = rounds.flatMap((round) => round.devices);
    for (const rows of [articles, devices, kinds.category, kinds.brand]) {
      expect(new Set(rows.map((row) => row.slug)).size).toBe(rows.length);
    }
    expect(devices.find((device) => device.model === 'LQ-300+II')?.slug).toBe('epson-lq-300-plus-ii');
    expect(devices.find((device) => device.model === 'FS-1030MFP/DP')?.slug).toBe('kyocera-fs-1030mfp-dp');
  });

  it('shows every delivery state, mostly goods in the warehouse', () => {
    const counts = new Map<number, number>();
    for (const article of articles)
      counts.set(article.delivery_state, (counts.get(article.delivery_state) ?? 0) + 1);
    expect([...counts.keys()].toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(counts.get(1)! / articles.length).toBeGreaterThan(0.7);
  });

  it('keeps stock only where goods can lie, and never below zero', () => {
    const stock = new Map(
      rounds.flatMap((round) => round.stock.map((row) => [row.article_id, row.stock] as const)),
    );
    for (const { id, delivery_state: state } of articles) {
      expect(stock.get(id)).toBeGreaterThanOrEqual(0);
      if ([2, 5, 6, 7].includes(state)) expect(stock.get(id)).toBe(0);
    }
  });

  it('gives house-brand supplies the numbers of their original', () => {
    const aliases = rounds.flatMap((round) => round.aliases);
    const kontor = articles.find((article) => article.manufacturer_number === 'K-CF259X')!;
    const own = aliases.filter((alias) => alias.article_id === kontor.id).map((alias) => alias.alias);
    expect(own).toEqual(expect.arrayContaining(['CF259X', '59X']));
  });

  it('owes a base price for liquids, tape and paper, never for capacities', () => {
    const find = (name: RegExp) => articles.filter((article) => name.test(article.name));
    for (const article of find(/^Aktenvernichter .*\d l$|^Kontor Müllbeutel|USB-Stick|HP 59X/)) {
      expect(article.comparative_price_unit).toBeNull();
    }
    expect(find(/Allzweckreiniger Citrus, 10-l/)[0]).toMatchObject({
      comparative_price_unit: 'l',
      content_net: 10,
    });
    expect(find(/Kopierpapier A4 80 g\/m², weiß, 500 Blatt/)[0]).toMatchObject({
      comparative_price_unit: '100 Blatt',
      content_net: 5,
    });
  });

  it('makes each price rung cheaper than the one before', () => {
    const prices = new Map(articles.map((article) => [article.id, article.net_price_cents]));
    for (const round of rounds) {
      for (const rung of round.prices) {
        expect(rung.net_price_cents).toBeLessThan(prices.get(rung.article_id)!);
        prices.set(rung.article_id, rung.net_price_cents);
      }
    }
    expect(articles.filter((article) => article.net_price_cents === null).length).toBeGreaterThan(5);
  });

  it('repeats the facts under new numbers for a larger catalogue, with the same mix', () => {
    const wanted = 5_000;
    const large = [...deriveRounds(facts, kinds, { ...options, articleCount: wanted })];
    const all = large.flatMap((round) => round.articles);
    expect(all).toHaveLength(wanted);
    expect(new Set(all.map((article) => article.article_number)).size).toBe(wanted);
    const deviceIds = new Set(large.flatMap((round) => round.devices.map((device) => device.id)));
    expect(large.flatMap((round) => round.fits).every((fit) => deviceIds.has(fit.device_id))).toBe(true);
  });
});

describe('slugs', () => {
  it('spell out plus signs and umlauts and turn slashes into hyphens', () => {
    expect(slugOf('LX-300+')).toBe('lx-300-plus');
    expect(slugOf('Phaser 3100MFP/S')).toBe('phaser-3100mfp-s');
    expect(slugOf('Bürostühle & Größe, 5 %')).toBe('buerostuehle-groesse-5');
  });

  it('stop the import when two things would share one', () => {
    const slugs = new SlugRegister();
    slugs.register('toner', 'Toner');
    expect(() => slugs.register('toner', 'TONER')).toThrow('taken by "Toner"');
    expect(() => slugs.register('', '!!!')).toThrow('is empty');
  });
});

describe('pictures', () => {
  it('draw every article below 3 kB, without script and in one field', () => {
    for (const article of articles) {
      const picture = drawArticle({
        kind: article.kind,
        basisfarbe: article.basisfarbe,
        colour: article.colour,
        brand: brandNames.get(article.brand_id)!,
        number: article.manufacturer_number,
        isHighYield: article.is_high_yield,
      });
      expect(Buffer.byteLength(picture)).toBeLessThan(3_000);
      expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 200 200"/);
      expect(picture).not.toMatch(/<script|href=|\{[A-Z]\}/);
    }
  });

  it('[R52] write a brand as text, whatever it is called', () => {
    const picture = drawArticle({
      kind: 'ink',
      basisfarbe: 'cyan',
      colour: 'Cyan',
      brand: '<script>"&',
      number: '',
      isHighYield: false,
    });
    expect(picture).toContain('&lt;script&gt;&quot;&amp;');
    expect(picture).toContain('#009ee3');
  });
});
