import './starter.ts';

/** Lets the views take over what was just typed before anything is done with it. */
const viewsUpdated = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does again what a visitor did before the page was live, in a sensible order: typing, then keys, clicks, submits. */
export async function replayEarlyActions(): Promise<void> {
  const actions = window.earlyActions;
  if (actions === undefined) return;
  actions.stop();
  for (const field of actions.typed) {
    if (field.isConnected) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  delete window.earlyActions;
  if (actions.typed.size > 0) await viewsUpdated();
  for (const { target, key } of actions.keys) {
    if (target.isConnected)
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  for (const button of actions.clicks) {
    if (button.isConnected && button instanceof HTMLElement) button.click();
  }
  for (const { form, submitter } of actions.submits) {
    if (form.isConnected) form.requestSubmit(submitter);
  }
}
