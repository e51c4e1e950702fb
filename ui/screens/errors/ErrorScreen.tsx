import { useLoaderData } from 'react-router-dom';
import { useAvailability } from '#ui/bindings/availability.ts';
import type { ErrorData } from './error-data.ts';
import { ErrorView } from './ErrorView.tsx';
import { RetryButton } from './RetryButton.tsx';

const maintenanceCode = 503;

/** `/503`, `/http-error/{code}` and every unknown path (S2.10). */
export function Component() {
  const { code } = useLoaderData() as ErrorData;
  const isNotApproved = useAvailability() === 'notApproved';
  if (code !== maintenanceCode) return <ErrorView code={code} />;
  return <ErrorView code={isNotApproved ? 'notApproved' : code} retry={<RetryButton />} />;
}
