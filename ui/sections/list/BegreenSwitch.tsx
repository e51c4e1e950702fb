import { useBegreen } from '#ui/bindings/begreen.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { useBegreenWords } from './begreen-words.ts';
import * as styles from './begreen.css.ts';
import * as boxes from './filters.css.ts';
import { isBegreenPath, useListAddress } from './list-address.ts';

/** What words of a search mean stays as it is. */
const noParts = [] as const;

/** Narrows every list to articles with an eco label; without script the link narrows this one. */
export function BegreenSwitch() {
  const address = useListAddress(noParts);
  const { only } = useBegreenWords();
  const { view, send } = useBegreen();
  // A list that is about eco labels by its path holds nothing else.
  if (isBegreenPath(address.path)) return null;
  return (
    <BareLink
      id="begreen"
      role="checkbox"
      aria-checked={view.isOn}
      to={address.hrefOf({ isBGS: !view.isOn })}
      className={`${boxes.value} ${view.isOn ? boxes.selected : ''} ${styles.only}`}
      rel="nofollow"
      keepsScroll
      data-machine="begreen"
      data-state={view.phase}
      onClick={(event) => {
        // With a key the browser opens the address elsewhere.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        send({ type: 'begreen.switch' });
      }}
    >
      {only}
    </BareLink>
  );
}
