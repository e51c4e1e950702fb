/** Id of the list under the search box, and of its options by their place. */
export const suggestionsId = 'suchvorschlaege';
export const suggestionId = (index: number): string => `${suggestionsId}-${index}`;
