import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorView } from './ErrorView.tsx';
import type { WayOn } from './error-data.ts';

const internalError = 500;

/** Stands where a page should be when its data or its view failed; header, search and basket stay usable. */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorView code={internalError} />;
  return <ErrorView code={error.status} wayOn={error.data as WayOn | '' | null} />;
}
