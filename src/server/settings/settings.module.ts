import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { createSettingsService } from './settings.service.ts';

/** What an operator has set. */
export const settingsModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({ service: createSettingsService(foundation.database) }) satisfies Module;
