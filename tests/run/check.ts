import { runAll, statics, steps } from './steps.ts';

/**
 * The fast part: what needs neither a build, a database nor a browser, and of the charts what tells of a change at once. That the stored
 * paths are the ones an exploration finds is left to the whole command: a stored path of a changed chart fails here in the models.
 */
await runAll([[steps.unit, steps.fastModels, ...statics.filter((step) => step !== steps.paths)]]);
