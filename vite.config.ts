import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { leanPackages } from './src/build/lean-packages.ts';
import { leaveOutOfBrowsers } from './src/build/leave-out-of-browsers.ts';
import { minifyAgain } from './src/build/minify-again.ts';
import { textsByRoute } from './src/build/texts-by-route.ts';

/** Packages that must be bundled into the server, so that pages render from one module graph (and fast). */
const renderedOnTheServer = [
  /^react($|\/|-)/,
  /^@react-/,
  /^@internationalized\//,
  /^xstate/,
  /^@xstate\//,
  /^@vanilla-extract\//,
  /^use-sync-external-store/,
  /^scheduler/,
];

const client: UserConfig = {
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // One style sheet: a document carries what it needs of it, the whole follows once and is there for every later page.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // What a chunk needs is named in the entry, that all of it is asked for at once. No shopper waits for these, or
      // all they need is there already.
      resolveDependencies: (file, needed) =>
        /\/(?:FlowsScreen|report-flows|watch-visit|order-pdf|StockNoticeScreen|stock-notice\.loader|NoticeForm|BuyBar|LastOrders|PositionCostCenter|CouponPart|FreeArticlesPart|StoredBasketsPart|(?:account|admin|staff|supply)\.route|(?:address-book|admin|waiting-order)\.forms)-/.test(
          file,
        )
          ? []
          : needed,
    },
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/entry-browser.tsx',
      output: {
        // Names do not pack: each letter less of the sixty in the entry is a byte of every first load. 36 bits tell versions apart,
        // and only routes, pages and parts that are tried without them have a name besides.
        hashCharacters: 'base36',
        chunkFileNames: ({ name }) =>
          `assets/${/\.(?:page|route)$|^(?:later|ListBody|BasketScreen|scroll-page|tab-drafts|expire-analytics-cookies)$/.test(name) ? name : 's'}-[hash:7].js`,
        // What several pages share comes as one file: a page that asks for thirty small ones waits for thirty answers.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              // Charts of tiles beside the others: they are packed better together, and nearly every page has tiles.
              test: /\/(?:src\/app\/entry-browser\.tsx|machines\/(?:add-tile|quantity)\/[a-z-]+\.machine\.ts)$/,
              priority: 2,
            },
            // What asks the back end: no page needs it to be live, and the first call fetches all of it at once.
            {
              name: 'rest',
              test: /\/src\/app\/(?:live\/rest|routes\/(?!account|article|checkout|compare|confirmation|content|directory|finder|flows|home|orders|ratings|registrations|search|supply|withdrawal)\w+\.loader)\.ts$/,
              priority: 1,
            },
            // What every page fetches as soon as it is live: one answer to wait for, and the code that loads ahead is there
            // before the first link is pointed at.
            {
              name: 'later',
              test: /\/(?:src\/app\/(?:prefetch|live\/(?:connect-tabs|connect-window|hear-later|no-image|own-drafts|scroll-page))\.ts|src\/domain\/toast-markup|machines\/(?:poller\/poller|toasts\/toasts)\.selectors|ui\/frame\/(?:CookieBar|LaterFrame|PageAnnouncer|ProgressLine|ScrollToTop|ToastList|ToastMarkup|focus-places|keep-clear|keep-room|place-toasts|press-boxes)\.|ui\/parts\/(?:FieldFault|ProgressBar|Toast)\/|ui\/bindings\/(?:consent|named-place|retry|toasts)\.|ui\/screens\/errors\/(?:ErrorScreen|RetryButton)\.)/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // What leads to the next page loads small files of its own: together they are one name in the entry.
            {
              name: 'loaders',
              test: /\/src\/app\/routes\/(?:article|checkout|confirmation|home)\.loader\.ts$/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // Views read these parts of the contract before anything is asked; they hold no schemas.
            {
              name: 'contract-words',
              test: /\/src\/contract\/(?:address-choices|address-query|checkout-steps|list-address|storable)\.ts$/,
              priority: 2,
            },
            // Forms, with the fields of an address: the checkout and the pages of an account need all of it, so it comes as one file.
            {
              name: 'form',
              test: /\/(?:ui\/parts\/(?:CheckboxField|ErrorSummary|Form(?!\/FormTextArea)|FormActions|RadioGroupField)\/|ui\/sections\/address\/|ui\/bindings\/person\.ts|src\/app\/screen-chart\.tsx|ui\/bindings\/form\.ts|ui\/sections\/login\/(?!NewPassword|LinkOver|SignInHere)|machines\/form\/|src\/contract\/forms\/(?!account-erasure|order-lookup|release|password|registration|second-factor|passkey|changed|coupon|stored-basket|person|cost-center|budget|shopping-list|firm|user-address|invoicing|offer-request|own-device|rating|search|staff|withdrawal))/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Lists of positions and what is typed beside them: basket, checkout and orders.
            {
              name: 'positions',
              test: /\/ui\/(?:(?:parts|shop)\/(?:ListParts|Notice)\/|parts\/(?:TextField\/CountedTextField|Field\/CharacterCount)\.|bindings\/parts\.ts|sections\/(?:order\/(?:TotalsList|AddressBlock|LaterBesideSums|line-id)|free-article\/Later))|\/src\/domain\/(?:address|checkout)\.ts$|\/basket-of-refusal\.ts$/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Amounts that a line of a basket or of a shopping list holds; with what else of the basket stood in a file of its
            // own, so that the entry has no more names to hold.
            {
              name: 'amounts',
              test: /\/(?:ui\/(?:shop\/QuantityField\/SteppedQuantity|bindings\/(?:focus-beside|position-quantity)|screens\/basket\/(?:BasketScreen|PositionRow)\.css)|src\/domain\/positions|machines\/basket\/basket\.selectors)\./,
              includeDependenciesRecursively: false,
              priority: 1,
              minShareCount: 2,
            },
            // Tables stand on pages of articles and of orders alike.
            {
              name: 'table',
              test: /\/ui\/parts\/DataTable\//,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // The tables of a firm: whoever sees one of them goes on to the next.
            {
              name: 'admin-table',
              test: /\/(?:ui\/sections\/firm\/(?:AdminTable|ColumnChoice|SaveTable)|ui\/bindings\/table-columns|src\/domain\/(?:table-query|firm-tables))\./,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Facts in two columns, on pages of articles and of orders, on no list of articles.
            {
              name: 'facts',
              test: /\/ui\/(?:shop\/FactsTable\/|parts\/Button\/use-copy\.)/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            {
              name: 'orders',
              test: /\/(?:ui\/(?:sections\/order\/(?:Reorder|order-page-words)|bindings\/(?:lasting-actor|reorder))|machines\/(?:reorder\/reorder|said-toast)|src\/domain\/free-article)\./,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            {
              name: 'order-facts',
              test: /\/ui\/sections\/order\/(?:OrderFacts|OrderPositions|PrepaymentFacts|PdfButton|delivery-of)|\/src\/texts\/(?:de|en)\/coupon-gave/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // What leads a chart and the focus of a view.
            {
              name: 'wired',
              test: /\/ui\/bindings\/(?:wired-actor|screen-change)\.ts/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // The printer finder as it stands on several pages.
            {
              name: 'finder',
              test: /\/(?:ui\/(?:sections\/printer-finder\/(?!FinderHead)|bindings\/printer-(?:search|choice))|machines\/printer-choice)/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // What an article is shown with; nobody in the checkout asks for it.
            {
              name: 'articles',
              test: /\/(?:ui\/(?:shop|theme)\/(?!ListParts|device-name|QuantityField\/SteppedQuantity)|ui\/bindings\/(?:add-tile|actor-on-demand|quantity|article-setting|AddToBasket|DispatchDay)|machines\/(?:add-tile|quantity)\/[a-z-]+\.(?:selectors|rules)|ui\/parts\/(?:Breadcrumbs|InkChip)|src\/domain\/(?:delivery|stock))/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // How good a password is, where one is chosen.
            {
              name: 'passwords',
              test: /\/(?:src\/domain\/(?:password-strength|forms\/password-change)|ui\/sections\/login\/LinkOver)\.tsx?/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Printers a browser keeps: the start page shows them, a printer's page adds to them.
            {
              name: 'kept',
              test: /\/(?:ui\/bindings\/(?:kept-printers|browser-kept)|src\/domain\/kept-printers)\.ts/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // Ways into the shop that pages of an account name, too.
            {
              name: 'ways',
              test: /\/src\/contract\/(?:admin-users|password)-path\.ts/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // What a form asks once it is typed into: fetched after the page, in one file instead of seven.
            {
              name: 'form-rules',
              test: /\/src\/(?:contract\/form-(?:schema|body)|domain\/(?:name|address-check|email|forms\/address)|app\/live\/forms\/(?:hand-over|live-form))\.ts/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            {
              name: 'shared',
              // What only lists of positions, orders and forms need is no part of a page of articles, and what only lists
              // of articles need none of a form.
              test: /\/(?:ui\/(?:parts|shop|theme|bindings)|src\/domain)\/(?!(?:ListParts|Notice|CountedTextField|RadioGroupField|ArticleTile|Pagination|Chip|Sheet|MarkedText|TextAreaField|Badge)\/|Form\/FormTextArea\.|typed-money\.ts|kept-form\.ts|save-file\.ts|download\.ts|own-words\.ts|position-grouping\.ts|SentNotice\/|berlin-day\.ts|statistics-[a-z]+\.ts|span-name\.ts|table-[a-z]+\.ts|firm-[a-z-]+\.ts|browser-kept\.ts|stored-basket\.ts|person\.ts|wired-actor\.ts|screen-change\.ts|printer-search\.ts|parts\.ts|orders\.ts|focus-on-change\.ts|name\.ts|address-check\.ts|email\.ts|password-strength\.ts|second-factor-code\.ts|forms\/)/,
              includeDependenciesRecursively: false,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
};

const server: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: renderedOnTheServer },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: true,
    target: 'node20',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'drawing-worker': 'src/server/document/drawing-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};

/** Script and style sheet of docs/flows: one of each, with everything in it, since a page from a file fetches nothing. */
const flowPages: UserConfig = {
  build: {
    outDir: 'docs/flows',
    emptyOutDir: false,
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/entry-flow-page.tsx',
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'viewer.js',
        assetFileNames: 'viewer.[ext]',
      },
    },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    leaveOutOfBrowsers(),
    textsByRoute(),
    leanPackages(),
    // Pages from a file are downloaded by nobody.
    ...(mode === 'flow-pages' ? [] : [minifyAgain()]),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' as const },
  ],
  ...(mode === 'flow-pages' ? flowPages : isSsrBuild === true ? server : client),
}));
