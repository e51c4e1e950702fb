import type { createBrowserRouter } from 'react-router-dom';
import type { Texts } from '#texts/texts.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { documentTitle } from '../document-title.ts';
import { createStorage } from '../persistence/storage.ts';
import { connectRouter } from './connect-router.ts';
import { connectTabs } from './connect-tabs.ts';
import { connectToasts } from './facts-to-toasts.ts';
import type { WatchPage } from './watch-visit.ts';

interface StartOptions {
  readonly shop: Shop;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly texts: Texts;
}

/** Connects the actors with router, storage, toasts and analytics, then starts them all. */
export function startLiveShop({ shop, router, texts }: StartOptions): void {
  const { system, boot } = shop;
  const { analyticsUrl, language, titleTemplate } = boot.config.basic_system_configs;
  let watchPage: WatchPage | null = null;
  connectToasts(system, () => performance.now());
  connectTabs(system);
  system.app.start();
  connectRouter({
    router,
    system,
    storage: createStorage(() => localStorage),
    tabStorage: createStorage(() => sessionStorage),
    titleOf: ({ data, handle, params }) =>
      documentTitle(
        handle?.meta({ data, texts, language, params }) ?? {
          title: texts.errors.genericHeading({ code: '' }),
        },
        titleTemplate,
      ),
    onPage: (path, data) => watchPage?.(path, data),
  });
  if (analyticsUrl === '') return;
  void import('./watch-visit.ts').then(({ watchVisit }) => {
    watchPage = watchVisit(system, boot);
    watchPage(`${location.pathname}${location.search}`, router.state.loaderData);
  });
}
