import { tableImportFacts } from '#machines/table-import/table-import.facts.ts';
import { tableImportMachine, type TableImportMachine } from '#machines/table-import/table-import.machine.ts';
import { Component as AdminImportScreen } from '#ui/screens/admin-import/AdminImportScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<TableImportMachine> = {
  name: 'tableImport',
  machine: tableImportMachine,
  calls: async (call) => (await import('../live/table-import.calls.ts')).tableImportCalls(call),
  facts: tableImportFacts,
};

export const Component = withChart(AdminImportScreen, chart);
