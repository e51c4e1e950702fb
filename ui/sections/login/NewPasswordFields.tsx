import { useState } from 'react';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';

interface NewPasswordFieldsProps {
  /** Whose password it is, which password managers look for. */
  readonly username: string;
  readonly words: {
    readonly password: string;
    readonly passwordHint: string;
    readonly passwordAgain: string;
    readonly showPasswords: string;
    /** Label of the password that holds until then; absent where a link stands for it. */
    readonly currentPassword?: string;
  };
}

/** A new password, twice, shown on request. */
export function NewPasswordFields({ username, words }: NewPasswordFieldsProps) {
  const [areShown, setShown] = useState(false);
  const type = areShown ? 'text' : 'password';
  return (
    <>
      <input hidden autoComplete="username" value={username} readOnly />
      {words.currentPassword === undefined ? null : (
        <FormField
          name="currentPassword"
          type={type}
          label={words.currentPassword}
          autoComplete="current-password"
        />
      )}
      <FormField
        name="password"
        type={type}
        label={words.password}
        autoComplete="new-password"
        description={words.passwordHint}
      />
      <FormField
        name="passwordAgain"
        type={type}
        label={words.passwordAgain}
        autoComplete="new-password"
        isRequired
      />
      <CheckboxField label={words.showPasswords} isChecked={areShown} onChange={setShown} />
    </>
  );
}
