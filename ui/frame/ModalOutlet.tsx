import { Suspense, useCallback } from 'react';
import { useModal } from '#ui/bindings/modal.ts';
import { useSentence, useTexts } from '#ui/bindings/texts.ts';
import { LazyDialog } from '#ui/parts/Dialog/LazyDialog.tsx';
import { modalContents } from './modal-contents.ts';

/** The one place where dialogs stand (S4.6); what is inside is looked up by the request's id. */
export function ModalOutlet() {
  const { frame } = useTexts();
  const sentence = useSentence();
  const { request, size, send } = useModal();
  const tellDrawn = useCallback(() => send({ type: 'dialog.drawn' }), [send]);
  if (request === null) return null;
  const Content = modalContents[request.id];
  return (
    <Suspense fallback={null}>
      <LazyDialog
        key={request.id}
        label={sentence(request.labelKey, request.labelParameters)}
        size={size}
        closeLabel={frame.close}
        onClose={() => send({ type: 'modal.close' })}
        onDrawn={tellDrawn}
        onOutside={() => send({ type: 'outside.clicked' })}
      >
        {Content === undefined ? null : <Content onDone={() => send({ type: 'modal.finish' })} />}
      </LazyDialog>
    </Suspense>
  );
}
