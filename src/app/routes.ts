import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './routes/account.route.ts';
import { articleRoutes } from './routes/article.route.ts';
import { basketRoute } from './routes/basket.route.ts';
import { checkoutRoutes } from './routes/checkout.route.ts';
import { contentRoutes } from './routes/content.route.ts';
import { errorRoutes } from './routes/errors.route.ts';
import { flowsRoute } from './routes/flows.route.ts';
import { homeRoute } from './routes/home.route.ts';
import { listingRoutes } from './routes/listing.route.ts';
import { sessionRoutes } from './routes/session.route.ts';
import { supplyRoutes } from './routes/supply.route.ts';

/** Every page of the shop (S2); the frame around them is the parent route. */
export const pageRoutes: readonly RouteObject[] = [
  homeRoute,
  ...supplyRoutes,
  ...listingRoutes,
  ...articleRoutes,
  basketRoute,
  ...checkoutRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...contentRoutes,
  flowsRoute,
  ...errorRoutes,
];
