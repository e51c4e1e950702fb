import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SupplyReply } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import { usePrinterChoice } from '#ui/bindings/printer-choice.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import * as styles from './PrinterChoice.css.ts';

interface PrinterChoiceProps {
  readonly brands: SupplyReply['brandItems'];
}

/** Brand, series and model in one place. Without script the brand is a plain form that lists its printers. */
export function PrinterChoice({ brands }: PrinterChoiceProps) {
  const { language } = useWording();
  const words = useTexts().printerChoice;
  const navigate = useNavigate();
  const { view, send } = usePrinterChoice(useCallback((path: string) => void navigate(path), [navigate]));
  const { phase, brand, allSeries, series } = view;
  return (
    <form
      className={styles.choice}
      action="/shop/supply/devices"
      method="get"
      data-machine="printer-choice"
      data-state={phase}
      onSubmit={(event) => {
        event.preventDefault();
        if (view.mayOpen) send({ type: 'choice.open' });
        else if (brand !== '') void navigate(`/shop/supply/brand/${brand}`);
      }}
    >
      <SelectField
        label={words.brand}
        name="search"
        placeholder={words.chooseBrand}
        options={brands.map(({ name, count }) => ({
          value: name,
          label: `${name} (${formatNumber(count, language)})`,
        }))}
        onInput={(event) => {
          const { value } = event.currentTarget;
          send({ type: 'brand.choose', brand: brands.find(({ name }) => name === value)?.slug ?? '' });
        }}
      />
      {brand === '' ? null : (
        <>
          <SelectField
            key={`${brand} ${phase}`}
            label={words.series}
            placeholder={words.chooseSeries}
            isDisabled={phase !== 'choosing'}
            defaultValue={series === null ? '' : String(allSeries.indexOf(series))}
            options={allSeries.map((name, place) => ({ value: String(place), label: name || words.others }))}
            onInput={({ currentTarget: { value } }) =>
              send({
                type: 'series.choose',
                series: value === '' ? null : (allSeries[Number(value)] ?? null),
              })
            }
          />
          <SelectField
            key={`${brand} ${phase} ${series}`}
            label={words.model}
            placeholder={words.chooseModel}
            isDisabled={series === null}
            options={view.models.map(({ slug, name }) => ({ value: slug, label: name }))}
            onInput={({ currentTarget: { value } }) => send({ type: 'model.choose', model: value })}
          />
        </>
      )}
      <Button type="submit" isPending={phase === 'loading'} pendingLabel={words.loading}>
        {view.mayOpen ? words.open : words.showBrand}
      </Button>
      {phase === 'failed' ? (
        <p className={styles.failed} role="alert">
          {words.failed}{' '}
          <Button variant="quiet" size="small" onClick={() => send({ type: 'choice.retry' })}>
            {words.retry}
          </Button>
        </p>
      ) : null}
    </form>
  );
}
