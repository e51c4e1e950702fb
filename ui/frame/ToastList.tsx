import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Toast as ShownToast } from '#machines/toasts/toasts.types.ts';
import { useToasts } from '#ui/bindings/toasts.ts';
import { useSentence, useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { isUrgent, Toast } from '#ui/parts/Toast/Toast.tsx';
import { ToastRegion } from '#ui/parts/Toast/ToastRegion.tsx';
import { keepToastsPlaced } from './place-toasts.ts';
import { ToastMarkup } from './ToastMarkup.tsx';

/** Where the basket is in sight already. */
const buyingPath = /^\/shop\/(?:basket|checkout)(?:\/|$)/;

/** What became of a guest's basket stands where one is about to buy. */
const isToldInPlace = (message: ShownToast['message']): boolean =>
  message.kind === 'text' && message.key === 'toasts.basketMerged';

/**
 * Messages in sight, top right unless the shop says otherwise or something is in the way (S9); none leads to the basket
 * from where one is about to buy.
 */
export function ToastList() {
  const { toasts: words } = useTexts();
  const { toasts } = useToasts();
  // The region stands empty at first: what comes with it would not be heard.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const isBuying = buyingPath.test(useLocation().pathname);
  const standing =
    region === null ? [] : isBuying ? toasts.filter(({ message }) => !isToldInPlace(message)) : toasts;
  useEffect(() => {
    return region !== null && toasts.length > 0 ? keepToastsPlaced(region) : undefined;
  }, [region, toasts]);
  const draw = (toast: ShownToast) => <ShownMessage key={toast.id} toast={toast} />;
  return (
    <ToastRegion
      ref={setRegion}
      label={words.region}
      urgent={standing.filter(({ kind }) => isUrgent(kind)).map(draw)}
    >
      {standing.filter(({ kind }) => !isUrgent(kind)).map(draw)}
    </ToastRegion>
  );
}

function ShownMessage({ toast }: { readonly toast: ShownToast }) {
  const { toasts: words } = useTexts();
  const sentence = useSentence();
  const { dismiss, pause, resume } = useToasts();
  const isBuying = buyingPath.test(useLocation().pathname);
  const { id, kind, message, added, leadsToBasket, count } = toast;
  return (
    <Toast
      kind={kind}
      kindLabel={words.kinds[kind]}
      closeLabel={words.close}
      onClose={() => dismiss(id)}
      onPause={pause}
      onResume={resume}
      {...(added === undefined ? {} : { pictureUrl: added.image.file })}
      {...((added === undefined && leadsToBasket !== true) || isBuying
        ? {}
        : { actions: <Link to={added?.basketLink ?? '/shop/basket'}>{words.toBasket}</Link> })}
    >
      {message.kind === 'text' ? (
        sentence(message.key, message.parameters)
      ) : (
        <ToastMarkup markup={message.markup} />
      )}
      {count > 1 ? ` ${words.times({ count })}` : null}
    </Toast>
  );
}
