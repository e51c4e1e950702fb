import type { RouteObject } from 'react-router-dom';
import { articleRoutes } from './routes/article.route.ts';
import { basketRoute } from './routes/basket.route.ts';
import { checkoutRoutes } from './routes/checkout.route.ts';
import { errorRoutes } from './routes/errors.route.ts';
import { homeRoute } from './routes/home.route.ts';
import { listingRoute } from './routes/listing.route.ts';

/** Pages of the shop (S2) whose routes every page brings; the others come on the way to them (routes-on-the-way.ts). */
export const pageRoutes: readonly RouteObject[] = [
  homeRoute,
  listingRoute,
  ...articleRoutes,
  basketRoute,
  ...checkoutRoutes,
  ...errorRoutes,
];
