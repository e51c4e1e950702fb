import { runAll, statics, steps } from './steps.ts';

/**
 * Everything that guards the product; what is cheap comes first. Suites that keep one processor busy run beside each other;
 * the servers' does not, since it measures time, nor the browser's, which has two workers of its own. The architecture's
 * reads the build.
 */
await runAll([
  steps.build,
  [steps.models, steps.architecture, steps.unit, steps.views, ...statics],
  steps.server,
  steps.browser,
]);
