import { runAll, steps } from './steps.ts';

/** The fast part: everything that needs neither a build, a database nor a browser. */
await runAll([
  steps.format,
  steps.lint,
  steps.types,
  steps.machineTypes,
  steps.layers,
  steps.deadCode,
  steps.testOnlyCode,
  steps.specCoverage,
  steps.notices,
  steps.restReference,
  steps.paths,
  steps.flows,
  steps.unit,
  steps.models,
]);
