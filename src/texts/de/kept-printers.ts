/** Sentences about remembered printers, on the home page; both languages come with the views. */
export const keptPrinters = {
  title: 'Meine Drucker',
  hint: 'Noch keiner. „Drucker merken“ auf der Seite eines Druckers legt ihn hier ab.',
  devices: 'Meine Geräte',
  forgetNamed: (given: { name: string }) => `${given.name} vergessen`,
  rememberNamed: (given: { name: string }) => `${given.name} merken`,
  seen: 'zuletzt angesehen',
};
