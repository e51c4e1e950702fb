import type { CostCenterOption } from '#contract/basket.ts';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';

interface CostCenterFieldProps {
  /** What is noted so far, which may have gone. */
  readonly kept: string;
  /** Null where the firm has none. */
  readonly costCenters: readonly CostCenterOption[] | null;
  readonly label: string;
  /** Stands for none of them. */
  readonly none: string;
}

/** One of the firm's cost centers, or any words where it has none. */
export function CostCenterField({ kept, costCenters, label, none }: CostCenterFieldProps) {
  if (costCenters === null) return <FormField name="costCenter" label={label} autoComplete="off" />;
  const isKnown = kept === '' || costCenters.some(({ number }) => number === kept);
  return (
    <FormSelect
      name="costCenter"
      label={label}
      placeholder={none}
      options={[
        ...(isKnown ? [] : [{ value: kept, label: kept }]),
        ...costCenters.map(({ number, name }) => ({ value: number, label: `${number} ${name}` })),
      ]}
    />
  );
}
