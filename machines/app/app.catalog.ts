import type { BootRecord } from '#contract/boot.ts';
import type { AppConfig } from '#contract/system.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';
import { sampleAppConfig, sampleBootRecord, samplePage } from '#machines/sample-records.ts';
import type { AppMachine } from './app.machine.ts';
import { appInputOf, isErrorPage } from './app.rules.ts';
import { appPersistence } from './app.persistence.ts';
import { appWords } from './app.words.ts';

export const downConfig: AppConfig = { ...sampleAppConfig, isDownForMaintenance: true };
export const notApprovedConfig: AppConfig = { ...sampleAppConfig, isAppApproved: false };

const bootWith = (config: AppConfig): BootRecord => ({ ...sampleBootRecord, config });

const calm = { maintenance: false, flag503: false, approved: true, httpError: false, code: null };

export const appCatalog: Catalog<AppMachine> = {
  words: appWords,
  inputs: {
    home: {
      input: appInputOf(samplePage()),
      ...inWords('Die Startseite wird ausgeliefert.', 'The home page is delivered.'),
    },
    maintenance: {
      input: appInputOf(samplePage({ documentStatus: 503, path: '/503' })),
      server: 'down',
      de: 'Die Wartungsseite wird ausgeliefert.',
      en: 'The maintenance page is delivered.',
      weight: 0.1,
    },
    downByConfig: {
      input: appInputOf(samplePage({ boot: bootWith(downConfig), documentStatus: 503 })),
      server: 'maintenance',
      de: 'Der Shop ist auf Wartung geschaltet.',
      en: 'The shop is switched to maintenance.',
      weight: 0.1,
    },
    notApproved: {
      input: appInputOf(samplePage({ boot: bootWith(notApprovedConfig), documentStatus: 503 })),
      server: 'not-approved',
      de: 'Der Shop ist noch nicht freigegeben.',
      en: 'The shop is not approved yet.',
      weight: 0.1,
    },
    error: {
      input: appInputOf(samplePage({ documentStatus: 404, path: '/http-error' })),
      ...inWords('Die Fehlerseite wird ausgeliefert.', 'The error page is delivered.', 0.1),
    },
  },
  events: {
    retry: {
      pressed: { event: { type: 'retry' }, ...inWords('„Erneut versuchen“ drücken.', 'Press "Try again".') },
    },
    'storage.read': {
      notApproved: {
        event: { type: 'storage.read', record: { ...calm, approved: false } },
        ...inWords('Gespeichert: nicht freigegeben.', 'Stored: not approved.', 0.05),
      },
      calm: {
        event: { type: 'storage.read', record: calm },
        ...inWords('Gespeichert: alles gut.', 'Stored: all is well.', 0.05),
      },
    },
    'config.loaded': {
      good: {
        event: { type: 'config.loaded', config: sampleAppConfig },
        ...inWords('Die Konfiguration sagt: alles gut.', 'The configuration says all is well.'),
      },
      down: {
        event: { type: 'config.loaded', config: downConfig },
        server: 'maintenance',
        de: 'Die Konfiguration sagt: Wartung.',
        en: 'The configuration says maintenance.',
        weight: 0.1,
      },
      notApproved: {
        event: { type: 'config.loaded', config: notApprovedConfig },
        server: 'not-approved',
        de: 'Die Konfiguration sagt: nicht freigegeben.',
        en: 'The configuration says not approved.',
        weight: 0.1,
      },
    },
    'answer.ok': {
      onPage: {
        event: { type: 'answer.ok', path: '/shop' },
        ...inWords('Ein Aufruf gelingt.', 'A call succeeds.', 5),
      },
      onErrorPage: {
        event: { type: 'answer.ok', path: '/http-error/500' },
        ...inWords('Ein Aufruf gelingt auf der Fehlerseite.', 'A call succeeds on the error page.', 0.1),
      },
    },
    'answer.down': {
      status503: {
        event: { type: 'answer.down', status: 503 },
        server: 'down',
        de: 'Ein Aufruf wird mit 503 beantwortet.',
        en: 'A call is answered 503.',
        weight: 0.2,
      },
      status401: {
        event: { type: 'answer.down', status: 401 },
        server: 'error-401',
        de: 'Ein Aufruf wird mit 401 beantwortet.',
        en: 'A call is answered 401.',
        weight: 0.05,
      },
      none: {
        event: { type: 'answer.down', status: null },
        server: 'no-answer',
        de: 'Ein Aufruf bleibt ohne Antwort.',
        en: 'A call gets no answer.',
        weight: 0.2,
      },
    },
    'answer.error': {
      status500: {
        event: { type: 'answer.error', code: 500 },
        server: 'error-500',
        de: 'Ein Aufruf wird mit 500 beantwortet.',
        en: 'A call is answered 500.',
        weight: 0.1,
      },
      status504: {
        event: { type: 'answer.error', code: 504 },
        server: 'error-504',
        de: 'Ein Aufruf wird mit 504 beantwortet.',
        en: 'A call is answered 504.',
        weight: 0.1,
      },
    },
    'route.changed': {
      link: {
        event: { type: 'route.changed', path: '/shop', cause: 'push' },
        ...inWords('Einem Link folgen.', 'Follow a link.', 3),
      },
      back: {
        event: { type: 'route.changed', path: '/shop/basket', cause: 'pop' },
        ...inWords('„Zurück“ drücken.', 'Press "back".'),
      },
      toMaintenance: {
        event: { type: 'route.changed', path: '/503', cause: 'replace' },
        ...inWords('Auf der Wartungsseite ankommen.', 'Arrive at the maintenance page.', 0.2),
      },
      toError500: {
        event: { type: 'route.changed', path: '/http-error/500', cause: 'replace' },
        ...inWords('Auf der Fehlerseite 500 ankommen.', 'Arrive at the error page 500.', 0.2),
      },
      toErrorWithoutCode: {
        event: { type: 'route.changed', path: '/http-error', cause: 'push' },
        ...inWords('Die Fehlerseite ohne Code öffnen.', 'Open the error page without a code.', 0.1),
      },
    },
    'order.submissionStarted': {
      ordered: {
        event: { type: 'order.submissionStarted' },
        ...inWords('„Zahlungspflichtig bestellen“ drücken.', 'Press "Order with obligation to pay".'),
      },
    },
    'order.reconciliationStarted': {
      unknown: {
        event: { type: 'order.reconciliationStarted' },
        server: 'no-answer',
        de: 'Die Antwort auf die Bestellung bleibt aus.',
        en: 'The order gets no answer.',
        weight: 0.1,
      },
    },
    'order.submissionSettled': {
      settled: {
        event: { type: 'order.submissionSettled' },
        ...inWords('Das Ergebnis der Bestellung steht fest.', 'The outcome of the order is known.'),
      },
    },
    'shield.expired': {
      expired: {
        event: { type: 'shield.expired' },
        ...inWords(
          'Nach 30 s ist die Bestellung nicht gefunden.',
          'The order is not found after 30 s.',
          0.05,
        ),
      },
    },
  },
  calls: {},
  delays: { reconcilingPatience: inWords('30 s warten.', 'Wait 30 s.', 0.05) },
  abstract: (context) => ({
    isOnErrorPage: isErrorPage(context.path),
    hasCode: context.code !== null,
    isDownByConfig: context.isDownByConfig,
    isApproved: context.isApproved,
    isShielded: context.isShielded,
    suppressed: context.suppressed?.kind ?? null,
  }),
  persistence: {
    ...appPersistence,
    // What is stored is told once the page is live.
    inputOf: () => appInputOf(samplePage()),
  },
  invariants: {
    'an error code is flagged exactly in the error state': (snapshot) =>
      snapshot.hasTag('httpError') === (snapshot.context.code !== null),
    'never maintenance and an HTTP error together': (snapshot) =>
      !(snapshot.hasTag('maintenance') && snapshot.context.code !== null),
    'an approved shop whenever it is up': (snapshot) =>
      !snapshot.hasTag('up') || (snapshot.context.isApproved && !snapshot.context.isDownByConfig),
    'nothing is held back once no order is on its way': (snapshot) =>
      snapshot.context.isShielded || snapshot.context.suppressed === null,
  },
};
