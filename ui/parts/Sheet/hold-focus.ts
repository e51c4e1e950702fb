import { from } from '#ui/theme/breakpoints.ts';

/** What the sheet made unreachable, so that only this is made reachable again. */
let held: readonly HTMLElement[] = [];

/** Everything beside an element and what it stands in, but what lies above the page by itself. */
function besides(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner: HTMLElement = sheet; inner.parentElement !== null; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) found.push(other);
  }
  return found;
}

/** Whether the control pressed last leads on to the work behind the sheet. */
let leadsOn = false;

const note = ({ target }: MouseEvent): void => {
  leadsOn = target instanceof Element && target.closest('[data-leads-on]') !== null;
};

/** From this width a sheet stands in the page: an open one would lie over it without its head and its way out. */
let wide: MediaQueryList | null = null;

const closeWhenWide = (sheet: HTMLElement): void => {
  const query = matchMedia(from.lg);
  const close = (): void => {
    if (query.matches) sheet.hidePopover();
  };
  wide = query;
  wide.onchange = close;
  // The window may have widened while this code was on its way.
  close();
};

/**
 * Keeps focus and reading inside a sheet while it is open. Afterwards the focus is on the button that opened it, or, after
 * a control with `data-leads-on`, on the work behind (`data-work`).
 */
export function holdFocus(sheet: HTMLElement, isOpen: boolean): void {
  for (const other of held) other.inert = false;
  held = [];
  sheet.removeEventListener('click', note);
  if (wide !== null) wide.onchange = null;
  if (isOpen) {
    leadsOn = false;
    held = besides(sheet);
    for (const other of held) other.inert = true;
    sheet.addEventListener('click', note);
    closeWhenWide(sheet);
    sheet.focus({ preventScroll: true });
    return;
  }
  const goal = leadsOn ? '[data-work]' : `[aria-haspopup][popovertarget="${sheet.id}"]`;
  document.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
}
