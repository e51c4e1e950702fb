import { useLoaderData } from 'react-router-dom';
import type { ErrorData } from './error-data.ts';
import { ErrorView } from './ErrorView.tsx';

/** `/503`, `/http-error/{code}` and every unknown path (spec 2.10). */
export function Component() {
  const { code } = useLoaderData() as ErrorData;
  return <ErrorView code={code} />;
}
