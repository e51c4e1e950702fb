import type { WayOn } from '#ui/screens/errors/error-data.ts';
import { fromTables, toTables } from './data-table.ts';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState } from 'react-router-dom';

/** Loader data as it stands once in the HTML (docs/decisions/0008). */
export interface PageData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** Status per route whose loader refused the page. */
  readonly failed: Readonly<Record<string, number>>;
  /** Status the document was delivered with. */
  readonly status: number;
  /** Where the visitor of a page that was not found may have meant to go. */
  readonly wayOn?: WayOn;
  /** The data are too much for the HTML; the browser asks for them before it makes the page live. */
  readonly isLater?: true;
}

const isWayOn = (told: unknown): told is WayOn =>
  typeof told === 'object' && told !== null && 'name' in told && 'path' in told;

/** Keeps only what the browser's router needs; of errors nothing leaves the server but the way on. */
export function pageDataOf(context: {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  statusCode: number;
}): PageData {
  const wayOn = Object.values(context.errors ?? {})
    .map((error) => (error as { readonly data?: unknown } | null)?.data)
    .find(isWayOn);
  const failed = Object.entries(context.errors ?? {}).map(
    ([route, error]) =>
      [
        route,
        typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500,
      ] as const,
  );
  return {
    loaderData: context.loaderData,
    failed: Object.fromEntries(failed),
    status: context.statusCode,
    ...(wayOn === undefined ? {} : { wayOn }),
  };
}

/** The page without what its loaders returned. */
export const withDataLater = (data: PageData): PageData => ({ ...data, loaderData: {}, isLater: true });

/** The page's data as it stands in the HTML, as short as can be read back. */
export const pageDataText = (data: PageData): string =>
  inlineJson({ ...data, loaderData: toTables(data.loaderData) });

/** Turns the page's data back into what the router hydrates from. */
export function hydrationStateOf(data: PageData): HydrationState {
  const errors = Object.entries(data.failed).map(
    ([route, status]) => [route, new ErrorResponse(status, '', data.wayOn ?? null)] as const,
  );
  return {
    loaderData: fromTables(data.loaderData) as Record<string, unknown>,
    errors: errors.length === 0 ? null : Object.fromEntries(errors),
  };
}

/** JSON that may stand inside a script element: no `<`, no line separators (R54). */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
