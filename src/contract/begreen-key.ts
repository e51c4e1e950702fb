/** Under it the browser keeps the choice of articles with an eco label: `true` where it was made (S2.11-10, docs/decisions/0150). */
export const begreenKey = 'isBGS';
