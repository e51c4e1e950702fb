type Listener = (term: string) => void;

const listeners: Listener[] = [];

/** Told by the printer finder, whose search lives and ends with its page; nobody listens before consent. */
export const tellPrinterFound: Listener = (term) => listeners.forEach((told) => told(term));

export function listenToFoundPrinters(next: Listener): void {
  listeners.push(next);
}
