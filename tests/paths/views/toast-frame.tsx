import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { texts } from '#texts/de.ts';
import { ToastList } from '#ui/frame/ToastList.tsx';

/** A frame of nothing but the messages, with the pages below it. */
export const ToastFrame = () => (
  <>
    <ToastList />
    <Outlet />
  </>
);

/** All that the messages say which are in sight. */
export const saidInToasts = (): string =>
  screen.getByRole('region', { name: texts.toasts.region }).textContent;
