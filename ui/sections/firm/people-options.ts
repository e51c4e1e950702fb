import type { FirmPerson } from '#contract/firm.ts';
import type { SelectOption } from '#ui/parts/SelectField/SelectField.tsx';

/** People to choose one of; two of one name are told apart by their mail address, and whoever was chosen stays. */
export function peopleOptions(people: readonly FirmPerson[], chosen: FirmPerson | null): SelectOption[] {
  const isListed = chosen === null || people.some(({ id }) => id === chosen.id);
  const all = isListed ? people : [...people, chosen];
  return all.map(({ id, name, email }) => ({
    value: String(id),
    label: all.filter((other) => other.name === name).length > 1 ? `${name} (${email})` : name,
  }));
}
