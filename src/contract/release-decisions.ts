/**
 * Why an order needs a release: it costs more than its buyer may decide alone, or more than is left of a budget; it holds goods of
 * a category the firm wants to see, or books on a cost center nobody is responsible for.
 */
export const releaseChecks = ['amount', 'budget', 'category', 'costCenter'] as const;

/** What one who decides for a firm may do with a waiting order. */
export const releaseDecisions = ['release', 'deny', 'ask'] as const;
export type ReleaseDecision = (typeof releaseDecisions)[number];

/** Most characters of a reason, a question or an answer. */
export const longestReleaseText = 500;
