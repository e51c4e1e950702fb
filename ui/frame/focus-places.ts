import { namedPlace } from '#ui/bindings/named-place.ts';

/** What a page gives the focus to by itself, such as the step of the checkout, what is wrong with a form, or the field of a code. */
const taken = 'main :is([tabindex="-1"],[autocomplete=one-time-code])';

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');
const content = (): HTMLElement | null => document.querySelector<HTMLElement>('main');
/** A list of articles. */
const list = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-work]');

/** Where a page begins: at what the address names, else at what has taken the focus, or its heading. */
export function placeOfPage(hash: string): HTMLElement | null {
  const named = namedPlace(hash);
  if (named !== null) return named;
  if (document.activeElement?.matches(taken) === true && document.activeElement !== list()) return null;
  return heading() ?? content();
}

/** Where work goes on within a page. */
export const placeOfWork = (): HTMLElement | null => list() ?? heading() ?? content();

/** Gives a place the focus and leaves the page where it is. */
export function focusPlace(place: HTMLElement | null): void {
  if (place === null) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * The chosen language after the reload by which it was chosen, which has taken the focus away; null after any other load.
 * It is told once: a later reload begins at the top.
 */
export function placeOfLanguage(): HTMLElement | null {
  const { isLanguageChosen, ...state } = (history.state ?? {}) as { readonly isLanguageChosen?: true };
  if (isLanguageChosen !== true) return null;
  history.replaceState(state, '');
  return document.querySelector<HTMLElement>('[lang][aria-pressed="true"]');
}

/** Whether some of an element is in the window. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** What takes the place of an element that is gone: the same control drawn anew, else the work it belonged to. */
function successorOf(gone: HTMLElement, wasInMain: boolean): HTMLElement | null {
  const same = gone.id === '' ? null : document.getElementById(gone.id);
  if (same !== null) return same;
  const place = wasInMain ? placeOfWork() : heading();
  return place !== null && isInSight(place) ? place : (content() ?? place);
}

/**
 * Whoever stands on something that is taken away does not begin at the top of the page again.
 *
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let last: { readonly element: HTMLElement; readonly wasInMain: boolean } | null = null;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) last = { element: target, wasInMain: target.closest('main') !== null };
  };
  const isLost = (): boolean =>
    document.activeElement === document.body && last?.element.isConnected === false;
  const rescue = (): void => {
    if (last !== null && isLost()) focusPlace(successorOf(last.element, last.wasInMain));
  };
  const observer = new MutationObserver(() => {
    // A view or a dialog that leads the focus itself does so in the next drawing.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(rescue));
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
