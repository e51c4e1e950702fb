import '#ui/theme/theme.css.ts';
import type { BootRecord } from '#contract/boot.ts';
import { layers } from '#ui/theme/layers.css.ts';
import { textsOf } from '#texts/catalogues.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { clockContext } from './clock-context.ts';
import { createAddressReader } from './kept-address.ts';
import { loadContext, memberContext, type Load } from './load.ts';
import { pageDataOf, withDataLater, type PageData } from './page-data.ts';
import { handleOf, sourcesOf, type PageMeta } from './page-route.ts';
import type { ArticleData } from '#ui/screens/article/article-data.ts';
import { allRoutesOnTheWay, sourcesOnTheWay } from './routes-on-the-way.ts';
import { createRouteTree } from './route-tree.tsx';
import { createRenderedShop } from './rendered-shop.ts';
import { articleStructuredData } from './structured-data.ts';

/** Order of the style layers; it must stand before every style sheet, whichever a page happens to need first. */
export const cascadeOrder = `@layer ${Object.values(layers).join(', ')};`;

export interface PageRequest {
  /** Absolute address; only its path and query decide. */
  readonly url: string;
  readonly boot: BootRecord;
  /** When it is asked for, by the server's clock. */
  readonly nowMs: number;
  readonly load: Load;
}

export type PageAnswer =
  /** A loader failed by the shop's own fault: there is no page. */
  | { readonly kind: 'fault'; readonly status: number; readonly error: unknown }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly meta: PageMeta;
      readonly data: PageData;
      readonly isPersonal: boolean;
      /** Source files of route, view and texts, for naming their chunks. */
      readonly sources: readonly string[];
    };

const routes = createRouteTree(await allRoutesOnTheWay());
const handler = createStaticHandler(routes);

/** Reads an address as the page does that stands there. */
export const readAddress = createAddressReader(routes);

/** The first failure of loaders that is no answer to the visitor, such as 404. */
function faultOf(errors: readonly unknown[]): Extract<PageAnswer, { kind: 'fault' }> | null {
  for (const error of errors) {
    const status = isRouteErrorResponse(error) ? error.status : 500;
    if (status >= 500) return { kind: 'fault', status, error };
  }
  return null;
}

/** Renders one page of the shop to HTML: loads its data in-process and draws the same views the browser hydrates. */
export async function renderPage({ url, boot, nowMs, load }: PageRequest): Promise<PageAnswer> {
  const requestContext = new RouterContextProvider();
  requestContext.set(loadContext, load);
  requestContext.set(clockContext, () => new Date(nowMs));
  requestContext.set(memberContext, !boot.user.guest);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      location: context.headers.get('location') ?? '/',
      status: context.status,
    };
  }
  const fault = faultOf(Object.values(context.errors ?? {}));
  if (fault !== null) return fault;
  const { language } = boot.config.basic_system_configs;
  const texts = textsOf(language);
  const match = context.matches.at(-1);
  const handle = handleOf(match?.route);
  const params = match?.params ?? {};
  const hasFailed = context.errors !== null && Object.keys(context.errors).length > 0;
  const routeId = match?.route.id ?? '';
  const status = hasFailed ? context.statusCode : (handle?.status?.(params) ?? context.statusCode);
  const path = `${context.location.pathname}${context.location.search}`;
  const shop = createRenderedShop(boot, path, status);
  const html = renderToString(
    <StrictMode>
      <ShopProvider shop={shop} texts={texts} language={language}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ShopProvider>
    </StrictMode>,
  );
  const data = { ...pageDataOf(context), status };
  const pageData: unknown = context.loaderData[routeId];
  const product =
    handle?.isProduct === true && !hasFailed
      ? {
          structuredData: articleStructuredData(
            (pageData as ArticleData).item,
            {
              isPriceDisplayed: boot.config.basic_system_configs.display_price,
              allowOrdersWithoutStock: boot.shop.allowOrdersWithoutStock,
            },
            (pageData as ArticleData).ratings,
          ),
        }
      : {};
  const errorMeta: PageMeta = {
    title: texts.errors.genericHeading({ code: String(context.statusCode) }),
    robots: 'noindex,nofollow',
  };
  return {
    kind: 'page',
    status,
    html,
    meta:
      hasFailed || handle === undefined
        ? errorMeta
        : { ...handle.meta({ data: pageData, texts, language, params }), ...product },
    data: !hasFailed && handle?.areDataLater?.(pageData) === true ? withDataLater(data) : data,
    isPersonal: handle?.isPersonal === true || hasFailed,
    sources: [...sourcesOf(handle, language), ...sourcesOnTheWay(context.location.pathname)],
  };
}
