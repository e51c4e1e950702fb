/**
 * Changes with every change of what a document shows, sentences included: kept documents of another version are drawn anew
 * when they are asked for next.
 */
export const layoutVersion = 4;
