import { useRef } from 'react';
import type { BasketPosition, CostCenterBooking } from '#contract/basket.ts';
import { useCostCenter } from '#ui/bindings/cost-center.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { useCostCenterWords } from './cost-center-words.ts';
import * as styles from './PositionCostCenter.css.ts';

interface PositionCostCenterProps {
  readonly position: Pick<BasketPosition, 'uid' | 'costCenter' | 'displayName'>;
  readonly booking: CostCenterBooking;
  /** Other positions are booked on another one. */
  readonly isOtherElsewhere: boolean;
  readonly isFrozen: boolean;
}

/** On which cost center of the firm a position is booked (S7.1-48); one press books all of them on the same. */
export function PositionCostCenter({
  position,
  booking,
  isOtherElsewhere,
  isFrozen,
}: PositionCostCenterProps) {
  const words = useCostCenterWords();
  const { state, shown, isBusy, problem, choose, chooseForAll } = useCostCenter(position, words.failed);
  const place = useRef<HTMLDivElement>(null);
  const { costCenter, uid, displayName } = position;
  const isForAllOffered = isOtherElsewhere && costCenter !== '' && !isFrozen;
  // The button has done its work and goes; its reader stays in the line.
  useChange(isForAllOffered, (before) => {
    if (before && isFocusNowhere()) place.current?.querySelector('select')?.focus();
  });
  const isKnown = shown === '' || booking.open.some(({ number }) => number === shown);
  const lacking =
    booking.lacking.includes(uid) && !isBusy ? words[shown === '' ? 'missing' : 'closed'] : null;
  return (
    <div ref={place} className={styles.place} data-machine="form" data-state={state} aria-busy={isBusy}>
      <div className={styles.field}>
        <SelectField
          label={words.label({ name: displayName })}
          isLabelHidden
          value={shown}
          placeholder={booking.isNeeded ? words.choose : words.none}
          isDisabled={isFrozen}
          error={problem ?? lacking ?? undefined}
          options={[
            ...(isKnown ? [] : [{ value: shown, label: shown, isDisabled: true }]),
            ...booking.open.map((option) => ({ value: option.number, label: words.option(option) })),
          ]}
          onChange={choose}
        />
      </div>
      {isForAllOffered ? (
        <div className={styles.forAll}>
          <Button
            size="small"
            variant="quiet"
            aria-label={words.forAllNamed({ number: costCenter })}
            onClick={chooseForAll}
          >
            {words.forAll}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
