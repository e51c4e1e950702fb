import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TypedValues } from '#contract/form-fields.ts';
import { bankAccountFields } from '#contract/forms/methods.ts';
import { usePerson } from './person.ts';
import { useShop } from './shop.ts';
import type { DraftFields, TabDrafts } from './shop.ts';

/** What was typed into the forms of a visit and not yet saved, by step; null = nothing. */
export interface Drafts {
  readonly identify: TypedValues | null;
  readonly address: TypedValues | null;
  readonly methods: TypedValues | null;
  readonly review: TypedValues | null;
}

export type DraftForm = keyof Drafts;
const forms: readonly DraftForm[] = ['identify', 'address', 'methods', 'review'];
const nothingTyped: Drafts = { identify: null, address: null, methods: null, review: null };
const guest = 'guest';

/** Stays in this page's memory and is kept nowhere else. */
const bankFields = Object.keys(bankAccountFields);

/**
 * Keeps drafts for one visit, and in the tab without what belongs to a bank. They outlive a step, so that going back, a
 * reload or an ended session loses nothing; they are not state of the checkout and draw nothing: a form reads them when it
 * appears.
 */
export interface DraftKeeper {
  readonly read: () => Drafts;
  readonly keep: (form: DraftForm, typed: TypedValues) => void;
  /** What was sent needs no draft any more; an account is still offered when its step is gone back to. */
  readonly forget: (form: DraftForm) => void;
  /** What stands in the review in the same words on the server: the tab needs no draft of it, another device may say something newer. */
  readonly known: Map<string, string>;
  /** Whether what the form holds comes from before the page was loaded. */
  readonly isRestored: (form: string) => boolean;
  /** Takes up what the tab holds of a person where nothing was typed yet. */
  readonly takeUp: (tab: TabDrafts, person: string) => void;
  /** Whether the tab held something, so that the forms are to be drawn anew. */
  readonly isTakenUp: () => boolean;
  /** Told when something was taken up. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What stays of a form that was sent: the account, which the server gives back masked only. */
function accountIn(typed: TypedValues | null): TypedValues | null {
  const fields = Object.entries(typed ?? {}).filter(([name]) => bankFields.includes(name));
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

function createDrafts(): DraftKeeper {
  let kept = nothingTyped;
  const known = new Map<string, string>();
  const forTab = (typed: TypedValues): DraftFields =>
    Object.entries(typed).filter(([name, value]) => !bankFields.includes(name) && known.get(name) !== value);
  let write: (form: DraftForm, fields: DraftFields | null) => void = () => undefined;
  /** Who was signed in last on this page; null = nobody yet. */
  let member: string | null = null;
  const restored = new Set<string>();
  let isTakenUp = false;
  const listeners = new Set<() => void>();
  return {
    read: () => kept,
    keep(form, typed) {
      // An account stays while its fields are not shown, since another way to pay is being looked at.
      kept = { ...kept, [form]: { ...accountIn(kept[form]), ...typed } };
      write(form, forTab(typed));
    },
    forget(form) {
      known.clear();
      kept = { ...kept, [form]: accountIn(kept[form]) };
      restored.delete(form);
      write(form, null);
    },
    known,
    isRestored: (form) => restored.has(form),
    takeUp(tab, person) {
      const isGuest = person === guest;
      if (isGuest && member !== null) {
        // Their session has ended: it stays on the page until they sign in again, and nowhere else.
        write = () => undefined;
        return;
      }
      if (member !== null && member !== person) {
        kept = nothingTyped;
        known.clear();
      }
      if (!isGuest) member = person;
      write = (form, fields) => tab.write(form, person, fields);
      for (const form of forms) {
        const typed = kept[form];
        if (typed !== null) write(form, forTab(typed));
        const fields = typed === null ? tab.read(form, person) : null;
        if (fields === null) continue;
        kept = { ...kept, [form]: Object.fromEntries(fields) };
        restored.add(form);
      }
      if (restored.size === 0 || isTakenUp) return;
      isTakenUp = true;
      for (const listener of listeners) listener();
    },
    isTakenUp: () => isTakenUp,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Drafts of this visit. What the tab holds from before comes after the first drawing, which the server has drawn, too:
 * then `isTakenUp` becomes true and the forms are to be drawn anew.
 */
export function useDrafts() {
  const { tabDrafts } = useShop();
  const { id } = usePerson();
  const [drafts] = useState(createDrafts);
  const isTakenUp = useSyncExternalStore(drafts.subscribe, drafts.isTakenUp, () => false);
  const person = id === null ? guest : String(id);
  useEffect(() => {
    // Without the code that keeps them, drafts live as long as the page.
    tabDrafts().then(
      (tab) => drafts.takeUp(tab, person),
      () => undefined,
    );
  }, [drafts, tabDrafts, person]);
  return { drafts, isTakenUp };
}
