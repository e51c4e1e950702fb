import type { FormName } from '#contract/forms/form-names.ts';
import { staffRefusalFields } from '#contract/forms/staff-refusal.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';

interface StaffRefusalProps {
  readonly name: FormName;
  /** Number of what is refused. */
  readonly id: number;
  readonly words: {
    readonly refuse: string;
    readonly refuseHint: string;
    readonly reason: string;
    readonly confirmRefuse: string;
    readonly refusing: string;
    /** What the list says then. */
    readonly refused: string;
  };
}

/** How the shop's staff refuse something, with a reason that whoever it is of is told. */
export function StaffRefusal({ name, id, words }: StaffRefusalProps) {
  const kept = useKeptForm(name, staffRefusalFields, `${name}-${id}`, {
    given: { id: String(id), said: words.refused },
  });
  return (
    <DisclosureSection title={words.refuse}>
      <KeptForm
        kept={kept}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ submit: words.confirmRefuse, pending: words.refusing }}
      >
        <p>{words.refuseHint}</p>
        <FormTextArea name="reason" label={words.reason} rows={3} />
      </KeptForm>
    </DisclosureSection>
  );
}
