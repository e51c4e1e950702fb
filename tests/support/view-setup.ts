import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// Nothing is laid out here, so nothing lies under a point; happy-dom does not know the question.
document.elementsFromPoint ??= () => [];

// Files of a worker share its window; each begins with an empty one.
beforeAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
});
