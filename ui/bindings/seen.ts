import { useState } from 'react';
import { seenField } from '#contract/forms/seen.ts';
import type { KeptForm } from './kept-form.ts';

/**
 * What somebody changes in a form while others may change it, too: the form goes on as it was begun, and says what holds by now.
 *
 * @param present what is stored as the page was told last
 * @returns beside what the form was begun with `mark`, the value of its hidden field, and whether something else holds by now
 */
export function useSeen<Stored extends object>({ view, restored }: KeptForm, present: Stored) {
  const [begun, setBegun] = useState(present);
  const mark = JSON.stringify(present);
  const isOther = JSON.stringify(begun) !== mark;
  // Opened again it begins with what was saved.
  if (view.sent !== null && isOther) setBegun(present);
  // A draft was begun before the page was loaded.
  const begunWith = restored?.[seenField];
  return { begun, mark, isOutdated: begunWith === undefined ? isOther : begunWith !== mark };
}
