/** Sentences of the article page and of article tiles beyond the shop's vocabulary. */
export const article = {
  articleNumber: 'Art.-Nr.',
  manufacturerNumber: 'OEM-Nr.',
  weeeNumber: 'WEEE-Reg.-Nr.',
  priceLadder: 'Staffelpreise',
  /** `amount` is an amount with its unit, as everywhere below. */
  fromQuantity: (given: { amount: string }) => `ab ${given.amount}`,
  nextTier: (given: { amount: string; price: string }) => `Ab ${given.amount} nur ${given.price}`,
  yield: (given: { pages: string }) => `${given.pages} Seiten`,
  costPerPage: (given: { price: string }) => `${given.price} pro Seite`,
  costColumn: 'pro Seite',
  requestOffer: 'Angebot anfragen',
  requestOfferFor: (given: { name: string }) => `Angebot anfragen: ${given.name}`,
  colour: 'Farbe',
  yieldLabel: 'Reichweite',
  bestPrice: 'Bestpreis',
  scalePriceAlt: 'Sparen Sie mit Staffel-Rabatten bares Geld',
  videoAlt: 'Produktvideos vorhanden',
  largerFill: (given: { size: string }) => `${given.size}: mehr Inhalt, mehr Seiten`,
  make: { original: 'Original', compatible: 'Kompatibel', rebuilt: 'Wiederaufbereitet', none: '' },
  bStock: 'B-Ware',
  environmentalLabel: (given: { label: string }) => `Umweltzeichen: ${given.label}`,
};
