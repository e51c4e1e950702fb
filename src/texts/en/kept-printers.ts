/** English beside ../de/kept-printers.ts. */
export const keptPrinters: typeof import('../de/kept-printers.ts').keptPrinters = {
  title: 'My printers',
  hint: 'None yet. “Remember printer” on the page of a printer puts it here.',
  devices: 'My devices',
  forgetNamed: (given) => `Forget ${given.name}`,
  rememberNamed: (given) => `Remember ${given.name}`,
  seen: 'seen lately',
};
