import type { Reality } from '#paths/explore/reality.ts';

const usual: readonly string[] = ['takeOver:ok', 'takeOver:repeated', 'takeOver:partly', 'takeOver:unknown'];

/** How the take-over of the built shop behaves; a shop that does not answer shows a page of its own. */
export const basketHandoverReality: Reality<true> = {
  start: (sample) => (sample === 'livebook' ? true : null),
  after: (known, step) => (usual.includes(step) ? known : null),
};
