/** Why a labelled query does not have its wanted answer among the first five, by query. */
export const causes: Readonly<Record<string, string>> = {
  'lamy patronen':
    'Lamy is a maker the shop neither carries nor knows: the name is given up, and told so. What is left, `patronen`, means what printers ' +
    'take. The name cannot stand for pens as `edding` does, since Lamy makes ballpoints as well (`lamy kugelschreiber` finds those).',
  nachfülltinte:
    'all sixteen it finds are refill ink: the twelve bottles of Epson say so among their search words, the four wanted ones in their names. ' +
    'Names and search words are one field of the same weight (`article.search_vector`, A), so that what sells better stands first; places 13 to 16.',
};
