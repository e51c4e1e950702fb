import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

interface SecondFactorEndProps {
  readonly how: 'locked' | 'over' | 'passed';
}

const takeFocus = (place: HTMLDivElement | null): void => place?.focus();

/** No code is asked for: too many were wrong, no sign-in waits, or somebody is signed in. */
export function SecondFactorEnd({ how }: SecondFactorEndProps) {
  const { secondFactor: words } = useTexts();
  const { title, text } = words.ends[how];
  return (
    <div ref={takeFocus} tabIndex={-1} role={how === 'passed' ? 'status' : 'alert'}>
      <EmptyState
        title={title}
        headingLevel={1}
        actions={
          <ButtonLink to={how === 'passed' ? '/' : '/login'} variant="main">
            {how === 'passed' ? words.goOn : words.signInAgain}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
