import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { defaultQuantityRule } from '#domain/quantity.ts';
import { initialQuantityView } from '#machines/quantity/quantity.selectors.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/parts/Button/Button.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { ChipList, Chip } from '#ui/parts/Chip/Chip.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { InkChip } from '#ui/parts/InkChip/InkChip.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { ProgressBar } from '#ui/parts/ProgressBar/ProgressBar.tsx';
import { RadioGroupField } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { Sheet } from '#ui/parts/Sheet/Sheet.tsx';
import { Spinner } from '#ui/parts/Spinner/Spinner.tsx';
import { StepList } from '#ui/parts/StepList/StepList.tsx';
import { TextAreaField } from '#ui/parts/TextAreaField/TextAreaField.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { Toast } from '#ui/parts/Toast/Toast.tsx';
import { ToastRegion } from '#ui/parts/Toast/ToastRegion.tsx';
import { SteppedQuantity } from '#ui/shop/QuantityField/SteppedQuantity.tsx';
import { ThemeSurface } from '#ui/theme/ThemeSurface.tsx';

const nothing = () => undefined;
const options = [
  { value: 'a', label: 'A', description: 'Beschreibung' },
  { value: 'b', label: 'B' },
];

function Page() {
  return (
    <MemoryRouter>
      <ThemeSurface values={{}} />
      <Breadcrumbs
        label="Pfad"
        crumbs={[
          { label: 'Start', to: '/' },
          { label: 'Hier', to: '/h' },
        ]}
      />
      <StepList label="Schritte" doneLabel="erledigt" steps={[{ label: 'Eins', state: 'done', to: '/1' }]} />
      <Button isPending pendingLabel="läuft">
        Los
      </Button>
      <ErrorSummary title="Prüfen" errors={[{ fieldId: 'x', message: 'Fehlt' }]} />
      <TextField label="Text" description="Hinweis" error="Fehler" isRequired />
      <TextAreaField label="Text" />
      <SelectField label="Wahl" options={options} placeholder="Bitte wählen" />
      <CheckboxField label="Ja" />
      <RadioGroupField label="Wahl" name="wahl" options={options} defaultValue="a" />
      <SteppedQuantity
        label="Menge"
        view={initialQuantityView({ rule: defaultQuantityRule, quantity: 1 })}
        send={nothing}
        language="de"
        fewerLabel="weniger"
        moreLabel="mehr"
        isDisabled={false}
        note="korrigiert"
      />
      <Sheet id="filters" trigger="Filter" title="Filter" closeLabel="Schließen" foot={null}>
        <DisclosureSection title="Farbe" isOpenAtFirst>
          <InkChip inks={['cyan', 'magenta', 'yellow']} label="Dreifarbig" />
        </DisclosureSection>
      </Sheet>
      <ChipList label="Filter">
        <Chip removeLabel="entfernen" to="/">
          HP
        </Chip>
      </ChipList>
      <Pagination
        label="Seiten"
        current={3}
        total={9}
        hrefOf={String}
        previousLabel="z"
        nextLabel="w"
        pageLabel={String}
      />
      <EmptyState title="Leer">Text</EmptyState>
      <Badge icon="truck">begreen</Badge>
      <Spinner label="lädt" />
      <ProgressBar label="Budget" share={0.5} />
      <ToastRegion label="Meldungen">
        <Toast kind="danger" kindLabel="Fehler" closeLabel="Schließen" onClose={nothing}>
          <b>Nein</b>
        </Toast>
      </ToastRegion>
    </MemoryRouter>
  );
}

it('renders every first-load part on the server and hydrates to the same page', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  const before = container.innerHTML;
  expect(before).toContain('Beschreibung');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, <Page />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(before);
  await act(async () => root.unmount());
  container.remove();
});
