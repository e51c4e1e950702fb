import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorView } from './ErrorView.tsx';

const internalError = 500;

/** Stands where a page should be when its data or its view failed; header, search and basket stay usable. */
export function PageError() {
  const error = useRouteError();
  return <ErrorView code={isRouteErrorResponse(error) ? error.status : internalError} />;
}
