import { runAll, steps } from './steps.ts';

/** Everything that guards the product; what is cheap comes first. */
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
  steps.build,
  steps.unit,
  steps.models,
  steps.views,
  steps.architecture,
  steps.server,
  steps.browser,
]);
