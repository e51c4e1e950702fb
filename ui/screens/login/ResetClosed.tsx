import { useTexts } from '#ui/bindings/texts.ts';
import { NotOffered } from './NotOffered.tsx';

/** The shop sets no new passwords by mail. */
export function ResetClosed() {
  const { passwordReset: words } = useTexts();
  return <NotOffered title={words.requestTitle} sentence={words.notAllowed} />;
}
