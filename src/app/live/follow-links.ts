/** Goes to a path of the shop; the router's own way of doing so. */
export type Follow = (
  path: string,
  options: { readonly replace: boolean; readonly preventScrollReset: boolean },
) => void;

/** Whether a click means "go there in this tab": the main button without a key that asks the browser for more. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const ownPagePattern = /^\/(?!\/|rest\/)/;

/** Whether a link leads to a page of the shop in this tab; downloads, anchors and other hosts are the browser's. */
const isOwnPage = (link: HTMLAnchorElement): boolean =>
  ownPagePattern.test(link.getAttribute('href') ?? '') &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download');

/**
 * Follows the shop's own links inside of it without loading a document. Done once for the whole page: it has a hundred
 * links, which so need no wiring when it comes to life and are not drawn anew at each step of a navigation.
 *
 * @returns what ends it
 */
export function followLinks(follow: Follow): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isPlainClick(event) || !isOwnPage(link)) return;
    event.preventDefault();
    follow(link.getAttribute('href') ?? '/', {
      // As browsers do: going to the address that is shown adds nothing to the history.
      replace: link.href === location.href,
      preventScrollReset: link.dataset['keepsScroll'] === 'true',
    });
  };
  // The document comes after the root React listens at: what a view's own handler prevented is known by then.
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
