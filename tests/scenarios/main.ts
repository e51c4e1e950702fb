import { serveShop } from '#server/serve-shop.ts';
import { clockFileVariable, movedClock } from './moved-clock.ts';
import { scenarios } from './scenario.plugin.ts';

/** The shop as it is built, with the scenario switch and a clock that can be moved: only for tests, never part of the product (docs/decisions/0026). */
await serveShop({ extend: scenarios, clock: movedClock(process.env[clockFileVariable]) });
