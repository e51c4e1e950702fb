import { runAll, statics, steps } from './steps.ts';

/** The fast part: what needs neither a build, a database nor a browser, and of the charts what tells of a change at once. */
await runAll([[steps.unit, steps.fastModels, ...statics]]);
