import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { TableImportMachine } from './table-import.machine.ts';

/** What an import tells the charts of the page while its screen is open. */
export const tableImportFacts = {
  tableImport: {
    'import.written': { navigation: () => ({ type: 'data.outdated' }) },
  },
} satisfies ScreenFacts<'tableImport', TableImportMachine>;
