import { accountPath } from '#contract/account-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';

interface SecondFactorEndProps {
  readonly how: 'locked' | 'over' | 'passed';
  /** What the server said of it, which knows whether ten minutes or a day are to be waited; empty where it said nothing. */
  readonly said: string;
  /** Shown for something that cannot be undone, by who is signed in. */
  readonly isDeed: boolean;
}

const takeFocus = (place: HTMLDivElement | null): void => place?.focus();

/** No code is asked for: too many were wrong, no sign-in waits, or somebody is signed in. */
export function SecondFactorEnd({ how, said, isDeed }: SecondFactorEndProps) {
  const { secondFactor: words } = useTexts();
  const { ends, signInAgain } = isDeed ? words.deed : words;
  const { title, text } = ends[how];
  const beginning = isDeed ? accountPath : '/login';
  return (
    <div ref={takeFocus} tabIndex={-1} role={how === 'passed' ? 'status' : 'alert'}>
      <EmptyState
        title={title}
        headingLevel={1}
        actions={
          <ButtonLink to={how === 'passed' ? '/' : beginning} variant="main">
            {how === 'passed' ? words.goOn : signInAgain}
          </ButtonLink>
        }
      >
        <p>{said === '' ? text : said}</p>
      </EmptyState>
    </div>
  );
}
