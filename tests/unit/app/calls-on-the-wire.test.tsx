import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sampleBasket, sampleHead, sampleItem, sampleToast } from '#machines/basket/basket.samples.ts';
import { filterChoiceMachine } from '#machines/filter-choice/filter-choice.machine.ts';
import { sampleAppConfig } from '#machines/sample-records.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';

const config = 'GET /rest/systems/config';
const isNoConfig = (call: string): boolean => !call.startsWith(config);
const added = { success: true, head: sampleHead(2), added: sampleToast, corrections: [] };

afterEach(() => vi.unstubAllGlobals());

describe('what a page asks the server', () => {
  it('[S4.1-10] is the configuration with wld=true when it comes to life, with wld=false ever after', async () => {
    const { shop, asked } = openLiveShop({ [config]: [sampleAppConfig, sampleAppConfig, sampleAppConfig] });
    const { app, poller } = shop.system;
    app.start();
    const rested = (calls: number) =>
      vi.waitFor(() => {
        expect(asked).toHaveLength(calls);
        expect(poller.getSnapshot().hasTag('busy')).toBe(false);
      });
    await rested(1);
    poller.send({ type: 'connection.restored' });
    await rested(2);
    poller.send({ type: 'poller.retry' });
    await rested(3);
    expect(asked).toEqual([`${config}?wld=true`, `${config}?wld=false`, `${config}?wld=false`]);
    app.stop();
  });

  it('[S7.1-46] is the head of the basket for a header, and the basket where it is shown', async () => {
    const { shop, asked } = openLiveShop({
      'GET /rest/widget/shop/basket': [{ head: sampleHead(7) }],
      'GET /rest/shop/basket': [{ basket: sampleBasket(8) }],
    });
    const { app, basket } = shop.system;
    app.start();
    basket.send({ type: 'basket.changedElsewhere', version: 7 });
    await vi.waitFor(() => expect(basket.getSnapshot().context.head.version).toBe(7));
    expect(asked.filter(isNoConfig)).toEqual(['GET /rest/widget/shop/basket']);
    basket.send({ type: 'basket.received', basket: sampleBasket(7) });
    basket.send({ type: 'basket.changedElsewhere', version: 8 });
    await vi.waitFor(() => expect(basket.getSnapshot().context.basket?.version).toBe(8));
    expect(asked.filter(isNoConfig)).toEqual(['GET /rest/widget/shop/basket', 'GET /rest/shop/basket']);
    app.stop();
  });

  it('[S7.2-05] is POST /login, once, when somebody signs in', async () => {
    const { shop, asked } = openLiveShop({});
    const { app, session } = shop.system;
    app.start();
    session.send({ type: 'login.open', redirectTo: null });
    session.send({ type: 'login.submit', email: 'a@kunde.example', password: 'p', redirectTo: null });
    await vi.waitFor(() => expect(asked.filter(isNoConfig)).toEqual(['POST /rest/login']));
    app.stop();
  });

  it('[S7.1-04] is a new token where the one of the page is worth nothing any more, then the same again', async () => {
    const { shop, asked } = openLiveShop({
      'POST /rest/shop/basket/add': [419, added],
      'GET /rest/systems/token': [{ token: 's.renewed' }],
    });
    const { app, basket } = shop.system;
    app.start();
    basket.send({ type: 'position.add', ticket: 'one', item: sampleItem });
    await vi.waitFor(() => expect(basket.getSnapshot().context.head.version).toBe(2));
    expect(asked.filter(isNoConfig)).toEqual([
      'POST /rest/shop/basket/add',
      'GET /rest/systems/token',
      'POST /rest/shop/basket/add',
    ]);
    expect(document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content).toBe('s.renewed');
    app.stop();
  });

  it('[S7.1-25] is the filter of the list that is being chosen', async () => {
    const { shop, asked } = openLiveShop({});
    const { logic } = shop.widget('filterChoice', filterChoiceMachine);
    const choice = createActor(logic, { input: { shownAt: '/shop/catalog/toner' } }).start();
    const filter = encodeURIComponent(JSON.stringify({ make: ['original'] }));
    choice.send({ type: 'value.choose', address: `/shop/catalog/toner?filter=${filter}` });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const [path, query] = asked[0]!.split('?');
    expect(path).toBe('GET /rest/shop/filter');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      list: 'catalog/toner',
      filter: JSON.stringify({ make: ['original'] }),
    });
    choice.stop();
  });
});
