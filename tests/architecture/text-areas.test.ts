import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areas } from '#texts/areas.ts';
import { frameAreas } from '#texts/texts.ts';
import { copyTree, projectRoot } from '#tests/support/tree-copy.ts';
import { areasOfRoutes } from '#build/texts-by-route.ts';
import { misplacedAreas } from './text-areas.ts';

const known = Object.keys(areas);
const misplaced = (root: string): readonly string[] => misplacedAreas(root, frameAreas, known);

it('every page brings the sentences its views show, and no others', () => {
  expect(misplaced(projectRoot)).toEqual([]);
});

describe('a planted fault', () => {
  const tree = copyTree();
  afterAll(() => tree.remove());
  const plantIn = (path: string, from: string, to: string): void => {
    const source = readFileSync(join(projectRoot, path), 'utf8');
    expect(source).toContain(from);
    tree.plant(path, source.replace(from, to));
  };

  it('is found: a part of a page, however far away, the title of a route, what nobody uses, and the frame', () => {
    plantIn(
      'ui/sections/list/ListBody.tsx',
      'const { listing, vocabulary } = useTexts();',
      'const { checkout: words, listing, vocabulary } = useTexts();',
    );
    plantIn('src/app/routes/basket.route.ts', 'texts.basket.title', 'texts.order.title');
    plantIn('src/app/routes/content.route.ts', 'texts: []', "texts: ['order']");
    plantIn('ui/frame/SiteFooter.tsx', 'useTexts();', 'useTexts();\n  const { order } = useTexts();');
    const found = misplaced(tree.root).map((sentence) => sentence.replace(/:\d+ /, ' '));
    const uses = 'brings no checkout, which ui/sections/list/ListBody.tsx uses';
    expect(found.toSorted()).toEqual(
      [
        'ui/frame/SiteFooter.tsx stands around every page and uses order',
        `src/app/routes/listing.route.ts ${uses}`,
        `src/app/routes/finder.route.ts ${uses}`,
        `src/app/routes/finder.route.ts ${uses}`,
        `src/app/routes/supply.route.ts ${uses}`,
        `src/app/routes/supply.route.ts ${uses}`,
        `src/app/routes/supply.route.ts ${uses}`,
        'src/app/routes/basket.route.ts brings no order, which src/app/routes/basket.route.ts uses',
        'src/app/routes/content.route.ts brings order, which nothing on its page needs brought',
      ].toSorted(),
    );
  });
});

describe('the files of sentences a browser is given', () => {
  it('are one for the frame and one for each set of areas that routes name', () => {
    const sets = areasOfRoutes(join(projectRoot, 'src/app/routes'));
    expect(sets[0]).toEqual(frameAreas);
    expect(sets).toContainEqual(['basket', 'basketPage', 'dispatch']);
    expect(sets).toContainEqual(['basket', 'checkout', 'forms', 'session']);
    expect(new Set(sets.map((names) => names.join())).size).toBe(sets.length);
    expect(sets.flat().filter((name) => !known.includes(name))).toEqual([]);
  });
});
