import { runAll, statics, steps } from './steps.ts';

/** The fast part: everything that needs neither a build, a database nor a browser. */
await runAll([[steps.unit, steps.models, ...statics]]);
