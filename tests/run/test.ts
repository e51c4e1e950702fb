import { runAll, statics, steps } from './steps.ts';

/** Everything that guards the product; what is cheap comes first. */
await runAll([
  statics,
  steps.build,
  steps.unit,
  steps.models,
  steps.views,
  steps.architecture,
  steps.server,
  steps.browser,
]);
