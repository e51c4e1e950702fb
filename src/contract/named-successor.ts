import * as z from 'zod/mini';

/** What has taken the place of an article that is sold no more, and its page. */
export const NamedSuccessor = z.object({ displayName: z.string(), path: z.string() });
export type NamedSuccessor = z.infer<typeof NamedSuccessor>;
