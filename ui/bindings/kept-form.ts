import { useEffect, useState } from 'react';
import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { useForm } from './form.ts';
import type { FormOptions } from './form.ts';
import { usePerson } from './person.ts';
import { useShop } from './shop.ts';
import type { TabDrafts } from './shop.ts';

/** One form's unsent words, in the tab as soon as the code that keeps them is there; before that as long as the page. */
function createDraft(name: string, person: string, fields: FormFields) {
  let tab: TabDrafts | null = null;
  let typed: TypedValues | null = null;
  const isKept = (name: string): boolean => {
    const field = fields[name];
    return field === undefined || (!('isBankData' in field) && field.kind !== 'password');
  };
  const keep = (values: TypedValues | null): void => {
    typed = values;
    tab?.write(name, person, values && Object.entries(values).filter(([field]) => isKept(field)));
  };
  return {
    keep,
    /** Gives what the tab holds from before; who has typed already goes on with that. */
    takeUp(keeper: TabDrafts): TypedValues | null {
      tab = keeper;
      if (typed !== null) keep(typed);
      const before = typed === null ? keeper.read(name, person) : null;
      return before && Object.fromEntries(before);
    },
  };
}

/**
 * A form whose unsent words the tab keeps until they are sent, without passwords and what belongs to a bank (docs/decisions/0043).
 *
 * @param draftName names what is typed here among all forms of the person, e.g. "address-7"
 * @returns beside the form `restored`: what was typed before the page was loaded; it comes after the first drawing, and the
 * fields are to be drawn anew then
 */
export function useKeptForm(
  name: FormName,
  fields: FormFields,
  draftName: string,
  { onValues, ...options }: FormOptions = {},
) {
  const { tabDrafts } = useShop();
  const { id } = usePerson();
  const [restored, setRestored] = useState<TypedValues | null>(null);
  const [draft] = useState(() => createDraft(draftName, String(id), fields));
  const { form, view, reopen } = useForm(name, fields, {
    ...options,
    onValues: (values) => {
      onValues?.(values);
      draft.keep(values);
    },
  });
  useEffect(() => {
    tabDrafts().then(
      (keeper) => setRestored(draft.takeUp(keeper)),
      () => undefined,
    );
  }, [tabDrafts, draft]);
  const isSent = view.state === 'sent';
  // Whoever opens the form again begins with what is kept, not with the draft.
  if (isSent && restored !== null) setRestored(null);
  useEffect(() => {
    if (isSent) draft.keep(null);
  }, [isSent, draft]);
  return { form, view, restored, reopen };
}

/** Lets go of such a form's unsent words where its page goes on with something else as soon as they are sent. */
export function useDraftForgotten(draftName: string, isSent: boolean): void {
  const { tabDrafts } = useShop();
  const { id } = usePerson();
  useEffect(() => {
    if (!isSent) return;
    tabDrafts().then(
      (keeper) => keeper.write(draftName, String(id), null),
      () => undefined,
    );
  }, [tabDrafts, draftName, id, isSent]);
}

/** What a view needs of such a form. */
export type KeptForm = ReturnType<typeof useKeptForm>;
