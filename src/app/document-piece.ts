/** Places of a document that each answer fills for itself. */
export type Slot = 'nonce' | 'token' | 'boot';

/**
 * A part of a document: finished markup, or a slot. A document is a list of them, so that nothing that stands in it is
 * ever searched for a slot (R52).
 */
export type DocumentPiece = string | { readonly slot: Slot };

/** Text as it may stand in an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
