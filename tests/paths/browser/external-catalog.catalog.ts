import { externalCatalogCatalog } from '#machines/external-catalog/external-catalog.catalog.ts';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';

const { calls } = externalCatalogCatalog;

/** The samples of a visit of a real shop. */
export const externalCatalogBrowserCatalog: Catalog<ExternalCatalogMachine> = {
  ...externalCatalogCatalog,
  calls: {
    handOver: {
      ...calls.handOver,
      emptied: {
        ...(calls.handOver['changed'] as NonNullable<(typeof calls.handOver)[string]>),
        ...inWords('Inzwischen ist der Warenkorb leer.', 'The basket is empty meanwhile.', 0.5),
      },
      cut: {
        error: { kind: 'noAnswer' },
        ...inWords(
          'Der Warenkorb ist übergeben, die Antwort geht verloren.',
          'The basket is handed over, the answer is lost.',
        ),
        server: 'answer-cut',
      },
    },
  },
};
