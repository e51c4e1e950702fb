import { runAll, statics, steps } from './steps.ts';

/**
 * Everything that guards the product; what is cheap comes first. A suite that keeps one processor busy runs beside another;
 * the servers' does not, since it measures time.
 */
await runAll([
  [steps.unit, steps.models, steps.views, ...statics, steps.build],
  steps.server,
  [steps.browser, steps.architecture],
]);
