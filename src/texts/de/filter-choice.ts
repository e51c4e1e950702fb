/** Sentences of the filter sheet; both languages come with it. */
export const filterChoice = {
  counting: 'Die Artikel werden gezählt …',
  show: 'Artikel zeigen',
  failed: 'Die Anzahl ist gerade nicht zu bekommen.',
  retry: 'Erneut zählen',
};
