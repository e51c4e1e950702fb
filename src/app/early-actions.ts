import './starter.ts';

/** Lets the views take over what was just typed before anything is done with it. */
const viewsUpdated = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Does again what a visitor did where nobody heard it yet: first what was typed, then the rest in its order. Called when the
 * page is live, and again whenever a part of it is that came later.
 */
export async function replayEarlyActions(): Promise<void> {
  const { earlyActions } = window;
  if (earlyActions === undefined) return;
  const isLater = (element: Element): boolean => element.closest('[data-later]') !== null;
  const heard = earlyActions.done.filter(({ element }) => !isLater(element));
  earlyActions.done.splice(0, Infinity, ...earlyActions.done.filter(({ element }) => isLater(element)));
  if (document.querySelector('[data-later]') === null) {
    earlyActions.stop();
    delete window.earlyActions;
  }
  for (const isTyping of [true, false]) {
    for (const action of heard)
      if (action.isTyping === isTyping && action.element.isConnected) action.again();
    await viewsUpdated();
  }
}
