import { FrameScreen } from '#ui/frame/FrameScreen.tsx';
import type { RouteObject } from 'react-router-dom';
import { pageRoutes } from './routes.ts';

export const frameId = 'frame';

/**
 * The frame around every page; its children are the pages of the shop.
 *
 * @param more routes beside those every page brings
 */
export function createRouteTree(more: readonly RouteObject[]): RouteObject[] {
  return [{ id: frameId, Component: FrameScreen, children: [...pageRoutes, ...more] }];
}
