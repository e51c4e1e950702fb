import './starter.ts';

/** Does again what a visitor did before the page was live, in a sensible order: typing, then keys, clicks, submits. */
export function replayEarlyActions(): void {
  const actions = window.earlyActions;
  if (actions === undefined) return;
  actions.stop();
  for (const field of actions.typed) {
    if (field.isConnected) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
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
  delete window.earlyActions;
}
