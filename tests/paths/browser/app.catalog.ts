import { appCatalog, downConfig, notApprovedConfig } from '#machines/app/app.catalog.ts';
import type { AppMachine } from '#machines/app/app.machine.ts';
import { errorPath, maintenancePath } from '#machines/app/app.types.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';

const { inputs, events } = appCatalog;
const closedBy = (config: typeof downConfig) => ({
  ...inputs['home']!.input,
  boot: { ...inputs['home']!.input.boot, config },
  documentStatus: 503,
  path: maintenancePath,
});

/** Pages the paths walk over; signing in asks the server for nothing while it is opened. */
export const pages = {
  start: '/page/impressum',
  login: '/login',
  maintenance: maintenancePath,
  error: errorPath(500),
  notFound: '/http-error',
  home: '/',
} as const;

/**
 * The samples of availability as the built shop can produce them. Left out, since no path of a browser leads there: what an
 * earlier page stored (`tests/e2e/availability.spec.ts`), events of an order on its way (the checkout's own paths tell
 * them), an opening of `/http-error` within a visit (no link leads there), and codes of the same kind as another (401, 504).
 */
export const appBrowserCatalog: Catalog<AppMachine> = {
  ...appCatalog,
  inputs: {
    home: { ...inputs['home']!, input: { ...inputs['home']!.input, path: pages.start } },
    maintenance: { ...inputs['maintenance']!, server: 'default' },
    downByConfig: { ...inputs['downByConfig']!, input: closedBy(downConfig) },
    notApproved: { ...inputs['notApproved']!, input: closedBy(notApprovedConfig) },
    error: inputs['error']!,
  },
  events: {
    ...events,
    'answer.down': {
      status503: events['answer.down']['status503']!,
      none: events['answer.down']['none']!,
    },
    'answer.error': { status500: events['answer.error']['status500']! },
    'route.changed': {
      link: {
        event: { type: 'route.changed', path: pages.login, cause: 'push' },
        ...inWords('Einem Link folgen.', 'Follow a link.', 3),
      },
      back: {
        event: { type: 'route.changed', path: pages.start, cause: 'pop' },
        ...inWords('„Zurück“ drücken.', 'Press "back".'),
      },
      backToError: {
        event: { type: 'route.changed', path: pages.error, cause: 'pop' },
        ...inWords('Mit „Zurück“ auf die Fehlerseite kommen.', 'Come back to the error page.', 0.1),
      },
      toMaintenance: events['route.changed']['toMaintenance']!,
      toError500: events['route.changed']['toError500']!,
      home: {
        event: { type: 'route.changed', path: pages.home, cause: 'replace' },
        ...inWords('Auf der Startseite ankommen.', 'Arrive at the home page.', 0.2),
      },
    },
    'storage.read': {},
    'order.submissionStarted': {},
    'order.reconciliationStarted': {},
    'order.submissionSettled': {},
    'shield.expired': {},
  },
};
