import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Toast as ShownToast } from '#machines/toasts/toasts.types.ts';
import { useToasts } from '#ui/bindings/toasts.ts';
import { useSentence, useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Toast } from '#ui/parts/Toast/Toast.tsx';
import { placeToasts } from './place-toasts.ts';
import { ToastMarkup } from './ToastMarkup.tsx';

/** Where the basket is in sight already. */
const buyingPath = /^\/shop\/(?:basket|checkout)(?:\/|$)/;

interface ToastListProps {
  readonly toasts: readonly ShownToast[];
}

/** The messages themselves; none leads to the basket from where one is about to buy. */
export default function ToastList({ toasts }: ToastListProps) {
  const { toasts: words } = useTexts();
  const sentence = useSentence();
  const { dismiss, pause, resume } = useToasts();
  const isBuying = buyingPath.test(useLocation().pathname);
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const region = end.current?.closest('section') ?? null;
    if (region !== null) placeToasts(region);
  }, [toasts]);
  return (
    <>
      {toasts.map(({ id, kind, message, added, count }) => (
        <Toast
          key={id}
          kind={kind}
          kindLabel={words.kinds[kind]}
          closeLabel={words.close}
          onClose={() => dismiss(id)}
          onPause={pause}
          onResume={resume}
          {...(added === undefined ? {} : { pictureUrl: added.image.file })}
          {...(added === undefined || isBuying
            ? {}
            : { actions: <Link to={added.basketLink}>{words.toBasket}</Link> })}
        >
          {message.kind === 'text' ? (
            sentence(message.key, message.parameters)
          ) : (
            <ToastMarkup markup={message.markup} />
          )}
          {count > 1 ? ` ${words.times({ count })}` : null}
        </Toast>
      ))}
      <span ref={end} hidden />
    </>
  );
}
