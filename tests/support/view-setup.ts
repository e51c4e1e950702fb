import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

// Nothing is laid out here, so nothing lies under a point; happy-dom does not know the question.
document.elementsFromPoint ??= () => [];
// Nor does it know popovers: what is asked of one is told by its events.
HTMLElement.prototype.hidePopover ??= () => undefined;

// Nor passkeys, whose devices are played here.
globalThis.PublicKeyCredential ??= class {} as unknown as typeof PublicKeyCredential;

// Suites run beside each other: how long a view may take is measured in the bench, not by a second that is over.
configure({ asyncUtilTimeout: 4000 });

// Files of a worker share its window; each begins with an empty one.
beforeAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// What one test puts in place of the window's own would stand there for all files after it.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
