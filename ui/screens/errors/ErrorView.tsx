import { errorPageOf } from '#domain/failure.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import type { ErrorData } from './error-data.ts';

/** The page of an error code: what happened and what to do next (spec 8). */
export function ErrorView({ code }: ErrorData) {
  const { errors } = useTexts();
  const page = errorPageOf(code);
  const { heading, text } =
    page === 'generic'
      ? { heading: errors.genericHeading({ code: String(code) }), text: errors.genericText }
      : errors.pages[page];
  return (
    <div data-state={`error-${code}`}>
      <EmptyState
        title={heading}
        headingLevel={1}
        actions={
          <>
            <ButtonLink to="/" variant="main">
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
