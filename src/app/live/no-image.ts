/** Pictures of articles, whatever shows them. */
const pictures = 'img[src^="/pictures/"]';

/**
 * Shows the shop's own picture in place of one of an article that does not come. Each is asked for once (S9, docs/decisions/0151);
 * what stands in its place is not replaced when it does not come, either.
 *
 * @param noImage path of what stands in its place, as the configuration says it now
 */
export function replaceMissingPictures(noImage: () => string): void {
  const replace = (picture: HTMLImageElement): void => {
    const path = noImage();
    if (picture.getAttribute('src') !== path) picture.src = path;
  };
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(pictures)) replace(target);
    },
    // Errors of pictures do not bubble.
    true,
  );
  for (const picture of document.querySelectorAll<HTMLImageElement>(pictures)) {
    // Failed before anybody listened. A drawing without a size of its own has no width in some browsers, but can be decoded.
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => replace(picture));
  }
}
