import { FrameScreen } from '#ui/frame/FrameScreen.tsx';
import type { RouteObject } from 'react-router-dom';
import { pageRoutes } from './routes.ts';

/** The frame around every page; its children are the pages of the shop. */
export function createRouteTree(): RouteObject[] {
  return [{ id: 'frame', Component: FrameScreen, children: [...pageRoutes] }];
}
