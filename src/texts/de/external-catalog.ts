/** The page that hands a basket over to a procurement system. */
export const externalCatalog = {
  title: 'Warenkorb übergeben',
  titleOf: (p: { name: string }) => `Warenkorb an ${p.name} übergeben`,
  intro: (p: { name: string }) =>
    `Hier wird nichts bestellt: Ihr Warenkorb geht an ${p.name}, dort bestellen Sie wie gewohnt. Danach ist dieser Besuch beendet.`,
  notHere: 'Kundenkonto, Bestellungen und Listen gehören nicht zu diesem Besuch.',
  positions: 'Positionen, die übergeben werden',
  total: 'Warenwert netto',
  handOver: (p: { name: string }) => `An ${p.name} übergeben`,
  handingOver: 'Wird übergeben …',
  change: 'Warenkorb ändern',
  errorTitle: 'Der Warenkorb wurde nicht übergeben',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal; übergeben wird nichts doppelt.',
  handedOver: {
    title: 'Warenkorb übergeben',
    leaving: (p: { name: string }) => `Es geht gleich weiter bei ${p.name}.`,
    over: (p: { name: string }) => `Ihr Warenkorb ist an ${p.name} übergeben, und dieser Besuch ist beendet.`,
    again: (_p: { name: string }) => 'Noch einmal übergeben',
  },
  /** What was only looked at, and an empty basket. */
  backWithout: {
    title: 'Besuch beendet',
    leaving: (p: { name: string }) => `Es geht gleich weiter bei ${p.name}. Übernommen wurde nichts.`,
    over: (p: { name: string }) => `Dieser Besuch ist beendet. ${p.name} hat daraus nichts übernommen.`,
    again: (p: { name: string }) => `Zurück zu ${p.name}`,
  },
  inspectTitle: (p: { name: string }) => `Warenkorb aus ${p.name} ansehen`,
  inspected: (p: { name: string }) =>
    `Diesen Warenkorb sehen Sie nur an: In ${p.name} bleibt alles, wie es ist.`,
  inspectedPositions: 'Positionen des Warenkorbs',
  backWithoutBasket: 'Zurück ohne Übernahme',
  goingBack: 'Es geht zurück …',
  notBackTitle: 'Das hat nicht geklappt',
  goOn: 'Weiter',
  empty: 'Ihr Warenkorb ist leer.',
  emptyHint: 'Legen Sie etwas hinein, um es zu übergeben.',
  toShop: 'Zum Sortiment',
  noneTitle: 'Hier wird kein Warenkorb übergeben',
  none: 'Diese Seite gehört zu einem Besuch aus dem Einkaufssystem Ihrer Firma. Er ist beendet, oder Sie sind nicht von dort gekommen.',
  others: 'Ihre Firma öffnet den Shop aus diesen Systemen:',
  opensFrom: (p: { name: string; protocol: string }) =>
    `Melden Sie sich in ${p.name} an und öffnen Sie dort unseren Katalog. Was Sie dann hier in den Warenkorb legen, geht über ${p.protocol} dorthin zurück.`,
  protocols: { oci4: 'OCI 4.0', oci5: 'OCI 5.0', cxml: 'cXML' },
  toBasket: 'Zum Warenkorb',
  needsScript: 'Zum Übergeben eines Warenkorbs wird JavaScript benötigt.',
};
