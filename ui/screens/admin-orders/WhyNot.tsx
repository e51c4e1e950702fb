import { useTexts } from '#ui/bindings/texts.ts';
import type { Desk } from './desk.ts';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';

const whyNotId = 'why-no-decision';

/** Closes a button that begins a decision while none can begin, described by why. */
export const closedBy = ({ isChoosing }: Desk['view']) =>
  isChoosing ? {} : { isClosed: true, 'aria-describedby': whyNotId };

/** Why no other decision can begin now; nothing while one can. */
export function WhyNot({ desk: { view } }: { readonly desk: Desk }) {
  const { adminOrders: words } = useTexts();
  if (view.isChoosing) return null;
  return (
    <p id={whyNotId} className={firm.small}>
      {view.isBusy ? words.whyNot.sending : words.whyNot.confirming}
    </p>
  );
}
