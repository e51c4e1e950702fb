import { parseArgs } from 'node:util';
import { runCharts } from './charts/chart-run.ts';
import { listRules, runRules } from './rule-run.ts';

/**
 * Plants faults and expects that tests notice. `npm run mutants` runs everything; `--only <name>`, also more than once, single
 * rules, `--list` names the rules; `--charts` runs the statecharts, `--charts <machine>` one of them.
 */
const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    charts: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

async function main(): Promise<number> {
  if (values.list) {
    listRules(values.only);
    return 0;
  }
  if (values.charts) return runCharts(positionals[0]);
  const rules = await runRules(values.only);
  return values.only === undefined ? Math.max(rules, await runCharts()) : rules;
}

process.exit(await main());
