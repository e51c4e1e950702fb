import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing is laid out here, so nothing lies under a point; happy-dom does not know the question.
document.elementsFromPoint ??= () => [];

afterEach(() => {
  cleanup();
});
