/** Ink and material colours that an article, filter or printer can carry as data. */
export const inkNames = [
  'cyan',
  'magenta',
  'yellow',
  'black',
  'photoBlack',
  'matteBlack',
  'lightCyan',
  'lightMagenta',
  'grey',
  'white',
  'red',
  'blue',
  'green',
  'brown',
  'silver',
  'orange',
] as const;
export type InkName = (typeof inkNames)[number];

/** Tones of the seven delivery states (docs/decisions/0014), in the order of their numbers 1–7. */
export const deliveryTones = [
  'inStock',
  'soldOut',
  'shortTerm',
  'onOrder',
  'discontinued',
  'onRequest',
  'direct',
] as const;
export type DeliveryTone = (typeof deliveryTones)[number];

/** Meanings a message can have. */
export const statusNames = ['info', 'success', 'warning', 'danger'] as const;
export type StatusName = (typeof statusNames)[number];
