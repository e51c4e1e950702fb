import { useTexts } from '#ui/bindings/texts.ts';
import { NotOffered } from './NotOffered.tsx';

/** The shop makes accounts by itself for nobody who asks (S6-09). */
export function RegistrationClosed() {
  const { registration: words } = useTexts();
  return (
    <div data-machine="registration" data-state="closed">
      <NotOffered title={words.title} sentence={words.notAllowed} />
    </div>
  );
}
