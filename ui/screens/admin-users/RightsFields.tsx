import type { FirmRole } from '#contract/firm-roles.ts';
import { orderingRights } from '#contract/firm-roles.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormRadios } from '#ui/parts/Form/FormChoice.tsx';

interface RightsFieldsProps {
  /** Roles to choose from. */
  readonly roles: readonly FirmRole[];
}

/** What somebody is in the firm, and whether they order. */
export function RightsFields({ roles }: RightsFieldsProps) {
  const { adminUsers: words } = useTexts();
  return (
    <>
      <FormRadios
        name="role"
        label={words.role}
        options={roles.map((value) => ({ value, label: words.roleWords[value] }))}
      />
      <FormRadios
        name="ordering"
        label={words.ordering}
        options={orderingRights.map((value) => ({ value, label: words.orderingWords[value] }))}
      />
    </>
  );
}
