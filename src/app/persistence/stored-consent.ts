import { storageKeys } from '#contract/browser-storage.ts';
import type { StoragePort } from './storage.ts';

/** Text of `cookie:accepted`: a stored `true` is the word, too. */
export const readConsent = (storage: StoragePort): string | null => storage.read(storageKeys.consent);
