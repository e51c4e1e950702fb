import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { createPictureService } from './picture.service.ts';

/** Pictures of articles; they are files, not calls, so `picture.routes.ts` is a plugin of the server. */
export const pictureModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({ service: createPictureService(foundation.database) }) satisfies Module;
