/** What one who decides for a firm may do with a waiting order. */
export const releaseDecisions = ['release', 'deny', 'ask'] as const;
export type ReleaseDecision = (typeof releaseDecisions)[number];

/** Most characters of a reason, a question or an answer. */
export const longestReleaseText = 500;
