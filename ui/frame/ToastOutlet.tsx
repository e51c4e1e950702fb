import { useToasts } from '#ui/bindings/toasts.ts';
import { useSentence, useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Toast } from '#ui/parts/Toast/Toast.tsx';
import { ToastRegion } from '#ui/parts/Toast/ToastRegion.tsx';
import { ToastMarkup } from './ToastMarkup.tsx';

/** Messages in sight, top right unless the shop says otherwise (spec 9). */
export function ToastOutlet() {
  const { toasts: words } = useTexts();
  const sentence = useSentence();
  const { toasts, position, dismiss, pause, resume } = useToasts();
  return (
    <ToastRegion label={words.region} position={position}>
      {toasts.map(({ id, kind, message, added }) => (
        <Toast
          key={id}
          kind={kind}
          kindLabel={words.kinds[kind]}
          closeLabel={words.close}
          onClose={() => dismiss(id)}
          onPause={pause}
          onResume={resume}
          {...(added === undefined
            ? {}
            : {
                pictureUrl: added.image.file,
                actions: <Link to={added.basketLink}>{words.toBasket}</Link>,
              })}
        >
          {message.kind === 'text' ? (
            sentence(message.key, message.parameters)
          ) : (
            <ToastMarkup markup={message.markup} />
          )}
        </Toast>
      ))}
    </ToastRegion>
  );
}
