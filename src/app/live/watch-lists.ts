import type { ListEvent } from '#domain/tracking.ts';

/** The list a page is about, as its data name it. */
export interface PageList {
  readonly name: string;
  /** Articles on the pages of the list before this one. */
  readonly before: number;
}

/** A page in sight whose lists are watched. */
export interface WatchedPage {
  readonly path: string;
  /** Null where the page itself is no list. */
  readonly list: PageList | null;
}

/** Told together what came into view at the same time, and where. */
type Tell = (events: readonly ListEvent[], path: string) => void;

export interface ListWatch {
  /** A page stands or is about to: what is shown from now on is its own. */
  readonly begin: (page: WatchedPage) => void;
  readonly end: () => void;
}

/** Articles in lists. Those in the table of a printer are links among others in one cell. */
const shownArticles = 'main [data-article], main [data-list] td a';
/** What says which list an article stands in: a section by its heading, or the page. */
const listMarks = 'section[aria-labelledby], [data-list]';
/** How long what is in view stays unsaid, so that it is said together; what was only scrolled past is gone by then. */
const restMs = 1000;
const halfInView = 0.5;

/** A list that stands on another page is named by its path, as everywhere without what all have in common. */
const abovePattern = /^\/shop\//;
const linkPattern = /^\/shop\/article\/([^/-]+)-/;

const numberIn = (link: Element): string | null =>
  linkPattern.exec(link.getAttribute('href') ?? '')?.[1] ?? null;

/** Number of an article that leads to its page; null for others, as that of the page itself beside what replaces it. */
function articleOf(shown: Element): string | null {
  for (const link of shown.matches('a') ? [shown] : shown.querySelectorAll('a')) {
    const number = numberIn(link);
    if (number !== null) return number;
  }
  return null;
}

const marksOf = (shown: Element): Element | null => shown.closest(listMarks);

const shownIn = (scope: ParentNode): readonly Element[] =>
  [...scope.querySelectorAll(shownArticles)].filter((shown) => articleOf(shown) !== null);

/** The article as its list has it; null where nothing names the list. */
function placeOf(shown: Element, { list }: WatchedPage): Omit<ListEvent, 'kind'> | null {
  const mark = marksOf(shown);
  const articleNumber = articleOf(shown);
  if (mark === null || articleNumber === null) return null;
  const position =
    1 +
    shownIn(mark)
      .filter((other) => marksOf(other) === mark)
      .indexOf(shown);
  const heading = mark.getAttribute('aria-labelledby');
  if (heading !== null) return { list: heading.replace(abovePattern, ''), articleNumber, position };
  return list === null ? null : { list: list.name, articleNumber, position: list.before + position };
}

/**
 * Tells which articles of lists came into view, each once for a list and a view of its page, and which of them were
 * followed (S7.3-08).
 */
export function watchLists(tell: Tell): ListWatch {
  let page: WatchedPage | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched = new WeakSet<Element>();
  const told = new Set<string>();
  const inView = new Set<Element>();

  /** What of these has not been told of this page. */
  const newOf = (shown: Iterable<Element>, of: WatchedPage): readonly ListEvent[] =>
    [...shown].flatMap((element) => {
      const place = element.isConnected ? placeOf(element, of) : null;
      const key = `${place?.list} ${place?.articleNumber}`;
      if (place === null || told.has(key)) return [];
      told.add(key);
      return [{ kind: 'listImpression', ...place }];
    });
  const look = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (page !== null) tell(newOf(inView, page), page.path);
  };
  const views = new IntersectionObserver(
    (changes) => {
      for (const { target, intersectionRatio } of changes)
        if (intersectionRatio >= halfInView) inView.add(target);
        else inView.delete(target);
      if (inView.size > 0) timer ??= setTimeout(look, restMs);
    },
    { threshold: halfInView },
  );
  const watchShown = (): void => {
    for (const shown of shownIn(document))
      if (!watched.has(shown)) {
        watched.add(shown);
        views.observe(shown);
      }
  };
  // Parts of a page come after it, and the next page after its address: until then the one before it is in view.
  const parts = new MutationObserver(() => {
    watchShown();
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(look, restMs);
  });

  const onFollow = ({ target, button }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('main a') : null;
    const shown = link?.closest(shownArticles);
    // The second button opens a menu.
    if (page === null || !link || !shown || numberIn(link) === null || button === 2) return;
    const place = placeOf(shown, page);
    if (place === null) return;
    tell([...newOf([...inView, shown], page), { kind: 'listClick', ...place }], page.path);
  };

  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    page = null;
    views.disconnect();
    parts.disconnect();
    inView.clear();
    told.clear();
    watched = new WeakSet();
  };
  // Before the router goes on: the page that is left is the one it happened on.
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, onFollow, true);
  addEventListener('pagehide', look);
  return {
    begin(next) {
      end();
      page = next;
      watchShown();
      parts.observe(document.body, { childList: true, subtree: true });
    },
    end,
  };
}
