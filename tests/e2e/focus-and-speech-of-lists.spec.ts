import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/shop-test.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { listAdding } from '#texts/de/list-adding.ts';
import { texts } from '#texts/de.ts';
import { enter } from './models/enter.ts';
import { people } from './models/login-page.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { findArticle, post, visit } from './models/visit.ts';

const { shoppingLists: words } = texts;

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

test('an article goes on a list, at once and on the one that is chosen @phone', async ({ page }) => {
  await enter(page, await ownPerson(`focus-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']));
  const { displayName: name, path } = await findArticle(page, 'toner');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: listAdding.addNamed({ name }) });
  const onList = (list: string) => new RegExp(`${list}`);
  await visit(page, path);
  await expectEach(page, [
    {
      gesture: 'an article goes on the first list',
      how: () => add.click(),
      focus: () => add,
      spoken: [onList('Meine Liste')],
    },
  ]);
  await post(page, '/lists/my/create', { displayName: 'Zweite', description: '' });
  await visit(page, path);
  await expectEach(page, [
    {
      gesture: 'there are several to choose from',
      how: () => add.click(),
      focus: () => main.getByRole('combobox', { name: listAdding.which }),
      spoken: [],
    },
    {
      gesture: 'a list is chosen',
      how: async () => {
        await main.getByRole('combobox', { name: listAdding.which }).selectOption('Zweite');
        await main.getByRole('button', { name: listAdding.confirm, exact: true }).click();
      },
      focus: () => add,
      spoken: [onList('Zweite')],
    },
  ]);
});

test('lists are begun, named anew and deleted; positions leave them @phone', async ({ page }) => {
  await enter(page, await ownPerson(`focus-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']));
  const articles = [await findArticle(page, 'toner'), await findArticle(page, 'tinte')];
  const main = page.getByRole('main');
  const list = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
  const line = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  const field = main.getByRole('textbox', { name: words.name }).first();
  const create = main.getByRole('button', { name: words.create });
  await visit(page, '/my/shopping_lists');
  await expectEach(page, [
    {
      gesture: 'a list without a name is begun',
      how: () => create.click(),
      focus: () => main.getByRole('alert'),
      spoken: [/Bitte geben Sie der Liste einen Namen/],
    },
    {
      gesture: 'a list is begun',
      how: async () => {
        await field.fill('Sekretariat');
        await create.click();
      },
      focus: () => list('Sekretariat'),
      spoken: [],
    },
  ]);
  for (const { articleNumber, shopDepotId } of articles)
    await post(page, '/lists/my/add-position', {
      article_number: articleNumber,
      shop_depot_id: shopDepotId,
      quantity: 1,
    });
  const [first = '', second = ''] = articles.map(({ displayName }) => displayName);
  await visit(page, '/my/shopping_lists');
  await expectEach(page, [
    {
      gesture: 'a position leaves the list',
      how: () => main.getByRole('button', { name: words.drop({ name: first }) }).click(),
      focus: () => line(second),
      spoken: [words.count({ count: 1 })],
    },
    {
      gesture: 'the last position leaves the list',
      how: () => main.getByRole('button', { name: words.drop({ name: second }) }).click(),
      focus: () => list('Sekretariat'),
      spoken: [words.count({ count: 0 })],
    },
    {
      gesture: 'the list gets another name',
      how: async () => {
        await main.getByText(words.rename, { exact: true }).click();
        await main.getByRole('textbox', { name: words.name }).last().fill('Keller');
        await main.getByRole('button', { name: words.save }).last().click();
      },
      focus: () => list('Keller'),
      spoken: [],
    },
    {
      gesture: 'the list is deleted',
      how: async () => {
        await main.getByText(words.remove, { exact: true }).click();
        await main.getByRole('button', { name: words.removeConfirm }).click();
      },
      focus: () => main.getByRole('heading', { level: 1, name: words.title }),
      spoken: [],
    },
  ]);
  await expect(main).toContainText(words.none);
});
