/** A click outside counts only when strictly more than this passed since the dialog opened for the eye (S4.6, S9). */
export const outsideClickGuardMs = 200;

/** What a dialog is; its content is looked up by `id` in the view. */
export interface ModalRequest {
  readonly id: string;
  /** Text key of the dialog's name. */
  readonly labelKey: string;
  readonly labelParameters?: Readonly<Record<string, string | number>>;
  /** Max-width keyword (S4.6, default xl). */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

export interface ModalContext {
  readonly current: ModalRequest | null;
  /** Dialogs that wait until the current one is closed. */
  readonly queue: readonly ModalRequest[];
}

export type ModalCommand =
  | { type: 'modal.open'; request: ModalRequest }
  /** The close icon, or Escape. */
  | { type: 'modal.close' }
  /** The content has done its work, e.g. a confirmation was given. */
  | { type: 'modal.finish' };

export type ModalFact =
  | { type: 'outside.clicked' }
  /** The dialog stands on the screen: its code may have come a while after it was opened. */
  | { type: 'dialog.drawn' };

export type ModalEvent = ModalCommand | ModalFact;
