import type { AuthenticationMode } from '#contract/authentication-mode.ts';
import type { Language } from '#contract/system.ts';
import { frameAreas, type TextArea, type Texts } from '#texts/texts.ts';
import { PageError } from '#ui/screens/errors/PageError.tsx';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { fileOfAreas } from './text-files.ts';

/** What the document's head says about a page (S3.15). */
export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Default `index,follow`. */
  readonly robots?: string;
  /** Address search engines should keep; the page's own path without query when left out. */
  readonly canonicalPath?: string;
  /** schema.org record of what the page is about. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
}

export interface PageMetaArguments {
  readonly data: unknown;
  readonly texts: Texts;
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What the frame and the document need to know of a route beside its view. */
export interface PageHandle {
  readonly meta: (page: PageMetaArguments) => PageMeta;
  /** Shows one article, which search engines are told as a product; drawn with the document, no browser needs it. */
  readonly isProduct?: boolean;
  readonly hidesFooter?: boolean;
  /** What the view of signing in shows (S2.1-01). */
  readonly authenticationMode?: AuthenticationMode;
  /** Shows something of one visitor only: never stored in any cache. */
  readonly isPersonal?: boolean;
  /** Whether the data are too much for the HTML: the browser then asks for them before it makes the page live. */
  readonly areDataLater?: (data: unknown) => boolean;
  /** Status of the document when it is not 200. */
  readonly status?: (params: Readonly<Record<string, string | undefined>>) => number;
}

/** What frame and document must know of a page of one visitor, which no search engine lists. */
export const personalHandle = (titleOf: (page: PageMetaArguments) => string): PageHandle => ({
  meta: (page) => ({ title: titleOf(page), robots: 'noindex,nofollow' }),
  isPersonal: true,
});

interface PageDefinition {
  readonly id: string;
  readonly path: string;
  /** Source file of the view, so that the server can name its chunks in the HTML; the same file `lazy` imports. */
  readonly view: string;
  /** The view, with its chart where it has one. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** What the view shows; its code is fetched by the first call, beside the view: a document brings the data along. */
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** Areas of sentences that the page shows beside those around every page; a browser loads them with the view. */
  readonly texts: readonly TextArea[];
  /** The way to them; the build writes it into routes that come on the way (`src/build/texts-by-route.ts`). */
  readonly bringTexts?: WaysToTexts;
  readonly handle: PageHandle;
}

type WaysToTexts = Readonly<Record<Language, () => Promise<Partial<Texts>>>>;

interface RoutedHandle extends PageHandle {
  readonly view: string;
  readonly texts: readonly TextArea[];
  readonly bringTexts: WaysToTexts | undefined;
}

/** Declares one page: path, lazily loaded view, lazily loaded loader and what the frame must know. */
export function page(definition: PageDefinition): RouteObject {
  const { view, texts, bringTexts, handle, ...route } = definition;
  const routed: RoutedHandle = { ...handle, view, texts, bringTexts };
  // One address for one page: another spelling of it is none of this shop.
  return { ...route, caseSensitive: true, handle: routed, ErrorBoundary: PageError };
}

/** Source files a page of this handle is made of beside the entry: its view and the sentences it shows. */
export const sourcesOf = (handle: RoutedHandle | undefined, language: Language): readonly string[] => [
  ...(handle === undefined ? [] : [handle.view]),
  ...[frameAreas, handle?.texts ?? []]
    .filter((areas) => areas.length > 0)
    .map((areas) => fileOfAreas(language, areas)),
];

export const handleOf = (route: RouteObject | undefined): RoutedHandle | undefined =>
  route?.handle as RoutedHandle | undefined;
