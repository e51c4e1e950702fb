/** Free articles of an order, in basket and review. */
export const freeArticles = {
  title: 'Gratisartikel',
  count: (p: { most: number; chosen: number }) =>
    `Sie können ${p.most} Gratisartikel wählen; gewählt ${p.chosen === 1 ? 'ist' : 'sind'} ${p.chosen}.`,
  from: (p: { amount: string }) => `Ab ${p.amount} Warenwert`,
  upTo: (p: { amount: string }) => `Bis ${p.amount} Warenwert`,
  choose: 'Wählen',
  chooseNamed: (p: { name: string }) => `${p.name} als Gratisartikel wählen`,
  chosen: 'Gewählt',
  remove: 'Entfernen',
  removeNamed: (p: { name: string }) => `Gratisartikel ${p.name} entfernen`,
  gone: (p: { name: string; problem: string }) => `${p.name}: ${p.problem}`,
  goneTitle: 'Diese Gratisartikel gehören gerade nicht zu Ihrer Bestellung:',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  amount: (p: { amount: number }) => `${p.amount} × kostenlos`,
};
