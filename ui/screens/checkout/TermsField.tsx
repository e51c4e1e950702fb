import type { ReactNode } from 'react';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { reviewFields } from './review-form.ts';

export const termsId = 'terms';

interface TermsFieldProps {
  /** A company has no right of withdrawal to take note of (§ 312g BGB). */
  readonly isCompany: boolean;
  readonly isAccepted: boolean;
  readonly error: ReactNode;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The tick without which nothing is ordered. */
export function TermsField({ isCompany, isAccepted, error, onChange }: TermsFieldProps) {
  const words = useTexts().checkout.review.terms;
  return (
    <CheckboxField
      id={termsId}
      name={reviewFields.terms}
      isChecked={isAccepted}
      isRequired
      onChange={onChange}
      error={error}
      label={
        <>
          {words.before}
          <Link to="/page/agb" target="_blank">
            {words.agb}
          </Link>
          {isCompany ? (
            words.afterAgb
          ) : (
            <>
              {words.between}
              <Link to="/page/widerruf" target="_blank">
                {words.withdrawal}
              </Link>
              {words.after}
            </>
          )}
        </>
      }
    />
  );
}
