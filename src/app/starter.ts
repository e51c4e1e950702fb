/**
 * The only script a page needs before it is live, written into the document (so it imports nothing and uses no
 * build-time features). It loads the shop's script when the browser is idle or the visitor first does something, and keeps
 * what was clicked, sent or typed until then, so that no action made before hydration is lost. In a part marked `data-later`
 * it goes on keeping that until the part is live.
 */
export interface EarlyActions {
  /** What was done, in its order, with how to do it again. */
  readonly done: { readonly element: Element; readonly isTyping: boolean; readonly again: () => void }[];
  /** Ends the recording; called when the page and all its parts are live. */
  stop(): void;
}

/** Gives back an address a script may be loaded from, marked as trusted where the browser asks for that. */
interface ScriptRules {
  readonly createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
    /** Missing where a browser knows no trusted types. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules };
  }
}

/**
 * Runs in the page; `files` are the entry and the chunks the page will need, entry first. The document has what it shows of
 * the style sheet; the whole of it comes before the script, for all that may appear later.
 */
export function starter(files: readonly string[], styleSheet: string): void {
  // Only files of this shop's own build; made at once and once, so nothing else can make a policy of this name.
  const rules: ScriptRules = {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.origin);
      if (origin === location.origin && pathname.startsWith('/assets/')) return address;
      throw new TypeError(`Not a script of this shop: ${address}`);
    },
  };
  const trusted = window.trustedTypes?.createPolicy('shop-assets', rules) ?? rules;
  let hasStarted = false;
  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = styleSheet;
    document.head.append(sheet);
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = trusted.createScriptURL(files[0] ?? '');
    document.head.append(script);
  };
  const done: EarlyActions['done'] = [];
  const keep = (event: Event, againOf: (target: Element) => (() => void) | null): void => {
    start();
    const { target } = event;
    if (!(target instanceof Element)) return;
    const { live } = document.documentElement.dataset;
    if (live !== undefined && target.closest('[data-later]') === null) return;
    const again = againOf(target);
    if (again === null) return;
    const isTyping = event.type === 'input';
    // React would hurry to a part it has not reached yet, do it there, and have it done a second time from here.
    if (!isTyping) event.stopImmediatePropagation();
    done.push({ element: target, isTyping, again });
  };
  const onClick = (event: Event): void =>
    keep(event, (target) => {
      const button = target.closest<HTMLElement>('button[type="button"]');
      return button && (() => button.click());
    });
  const onSubmit = (event: SubmitEvent): void =>
    keep(event, (target) => {
      const form = target as HTMLFormElement;
      if (form.method !== 'post') return null;
      event.preventDefault();
      return () => form.requestSubmit(event.submitter);
    });
  const onInput = (event: Event): void =>
    keep(event, (field) => () => field.dispatchEvent(new Event('input', { bubbles: true })));
  const onKey = (event: KeyboardEvent): void =>
    keep(event, (field) => {
      const { key } = event;
      if (key !== 'Enter' || !field.matches('input[data-enter]')) return null;
      return () =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  window.earlyActions = {
    done,
    stop() {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      removeEventListener('input', onInput, true);
      removeEventListener('keydown', onKey, true);
    },
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  addEventListener('keydown', onKey, true);
  addEventListener('pointerover', start, { once: true, passive: true });
  addEventListener('touchstart', start, { once: true, passive: true });
  addEventListener('focusin', start, { once: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
}
