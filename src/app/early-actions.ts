import './starter.ts';

/** Lets the views take over what was just typed before anything is done with it. */
const viewsUpdated = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const isLater = (element: Element): boolean => element.closest('[data-later]') !== null;

/** Takes out what was done in parts that are live; what was done in others stays. */
function takeLive<Action>(actions: Action[], elementOf: (action: Action) => Element): Action[] {
  const taken = actions.filter((action) => !isLater(elementOf(action)));
  actions.splice(0, actions.length, ...actions.filter((action) => isLater(elementOf(action))));
  return taken.filter((action) => elementOf(action).isConnected);
}

/**
 * Does again what a visitor did where nobody heard it yet, in a sensible order: typing, then keys, clicks, submits. Called
 * when the page is live and again whenever a part of it is that came later.
 */
export async function replayEarlyActions(): Promise<void> {
  const actions = window.earlyActions;
  if (actions === undefined) return;
  if (document.querySelector('[data-later]') === null) {
    actions.stop();
    delete window.earlyActions;
  }
  const typed = [...actions.typed].filter((field) => !isLater(field));
  for (const field of typed) {
    actions.typed.delete(field);
    if (field.isConnected) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const keys = takeLive(actions.keys, ({ target }) => target);
  const clicks = takeLive(actions.clicks, (button) => button);
  const submits = takeLive(actions.submits, ({ form }) => form);
  if (typed.length > 0) await viewsUpdated();
  for (const { target, key } of keys)
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const button of clicks) if (button instanceof HTMLElement) button.click();
  for (const { form, submitter } of submits) form.requestSubmit(submitter);
}

/** Does what was done in a part that came later when the part is live. */
export function replayInLaterParts(): void {
  addEventListener('part-live', () => void viewsUpdated().then(replayEarlyActions));
}
