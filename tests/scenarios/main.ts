import { serveShop } from '#server/serve-shop.ts';
import { scenarios } from './scenario.plugin.ts';

/** The shop as it is built, with the scenario switch: only for tests, never part of the product (docs/decisions/0026). */
await serveShop(scenarios);
