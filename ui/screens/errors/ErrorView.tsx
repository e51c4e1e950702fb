import type { ReactNode } from 'react';
import { errorPageOf } from '#domain/failure.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import type { ErrorData, WayOn } from './error-data.ts';

interface ErrorViewProps extends ErrorData {
  /** Comes first where trying again is what helps. */
  readonly retry?: ReactNode;
  /** What the page's loader told of it; empty when it told nothing. */
  readonly wayOn?: WayOn | '' | null;
}

/** The page of an error code: what happened and what to do next (S8). */
export function ErrorView({ code, retry, wayOn }: ErrorViewProps) {
  const { errors } = useTexts();
  const page = errorPageOf(code);
  const { heading, text } =
    page === 'generic'
      ? { heading: errors.genericHeading({ code: String(code) }), text: errors.genericText }
      : errors.pages[page];
  const first = wayOn ? (
    <ButtonLink to={wayOn.path} variant="main">
      {errors.wayOn(wayOn)}
    </ButtonLink>
  ) : (
    retry
  );
  return (
    <div data-state={`error-${code}`}>
      <EmptyState
        title={heading}
        headingLevel={1}
        actions={
          <>
            {first}
            <ButtonLink to="/" variant={first === undefined ? 'main' : 'secondary'}>
              {errors.home}
            </ButtonLink>
            <ButtonLink to="/shop" variant="secondary">
              {errors.search}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
