import type { Database } from '#server/database/pool.ts';
import type { PictureFacts } from './picture-facts.ts';
import { readPictureFacts } from './picture.repository.ts';

export interface PictureService {
  /** What a visible article's picture is drawn from, by its own number; null without one. */
  readonly factsOf: (articleNumber: string) => Promise<PictureFacts | null>;
}

export const createPictureService = (database: Database): PictureService => ({
  factsOf: (articleNumber) => readPictureFacts(database, articleNumber),
});
