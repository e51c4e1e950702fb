import type { RegistrationStep } from '#contract/registration.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { SignInHere } from '#ui/sections/login/SignInHere.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';

interface RegistrationNextProps {
  readonly email: string;
  readonly next: RegistrationStep;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** What follows a registration: the same for everybody, by what the shop asks for. */
export function RegistrationNext({ email, next }: RegistrationNextProps) {
  const { registration: words } = useTexts();
  return (
    <div className={styles.page} data-machine="registration" data-state={next}>
      <h1>{words.title}</h1>
      <p ref={takeFocus} role="status" tabIndex={-1} className={styles.notice}>
        {words.next[next]({ email })}
      </p>
      {next === 'registered' ? (
        <SignInHere email={email} />
      ) : (
        <div>
          <ButtonLink to="/" variant="main">
            {words.goOn}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
