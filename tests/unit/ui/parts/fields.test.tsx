import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { RadioGroupField } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/parts/TextAreaField/TextAreaField.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';

const words = { description: 'Fünf Ziffern', error: 'Bitte ausfüllen', isRequired: true };
const options = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
];

/** Texts that `aria-describedby` of `element` leads to, in its order. */
const descriptionsOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('fields', () => {
  it.each([
    ['TextField', <TextField key="a" label="Angabe" {...words} />],
    ['TextAreaField', <TextAreaField key="b" label="Angabe" {...words} />],
    ['SelectField', <SelectField key="c" label="Angabe" options={options} {...words} />],
    ['CheckboxField', <CheckboxField key="d" label="Angabe" {...words} />],
  ])('%s ties label, error and description to its control and marks it', (_name, field) => {
    render(field);
    const control = screen.getByLabelText(/Angabe/);
    expect(descriptionsOf(control)).toEqual(['Bitte ausfüllen', 'Fünf Ziffern']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect((control as HTMLInputElement).required).toBe(true);
  });

  it('ties error and label to a group of radio buttons', async () => {
    const onChange = vi.fn();
    render(
      <RadioGroupField
        label="Land"
        name="land"
        options={options}
        value={null}
        onChange={onChange}
        {...words}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: /Land/ });
    expect(descriptionsOf(group)).toEqual(['Bitte ausfüllen', 'Fünf Ziffern']);
    await userEvent.click(screen.getByLabelText('Österreich'));
    expect(onChange.mock.calls).toEqual([['at']]);
  });

  it('says nothing of a fault or a description that is not there', () => {
    render(<TextField label="Firma" />);
    const control = screen.getByLabelText('Firma');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });

  it('hands changes up as plain values', async () => {
    const onText = vi.fn();
    const onSelect = vi.fn();
    const onCheck = vi.fn();
    render(
      <>
        <TextField label="Firma" onChange={onText} />
        <SelectField label="Land" options={options} defaultValue="de" onChange={onSelect} />
        <CheckboxField label="AGB" onChange={onCheck} />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Firma'), 'Mu');
    await userEvent.selectOptions(screen.getByLabelText('Land'), 'at');
    await userEvent.click(screen.getByLabelText('AGB'));
    expect(onText.mock.calls).toEqual([['M'], ['Mu']]);
    expect(onSelect.mock.calls).toEqual([['at']]);
    expect(onCheck.mock.calls).toEqual([[true]]);
  });

  it('leads from the error summary, which may be given the focus, to the field', async () => {
    const box = createRef<HTMLDivElement>();
    const form = (errors: readonly { fieldId: string; message: string }[]) => (
      <>
        <ErrorSummary ref={box} title="Bitte prüfen" errors={errors} />
        <TextField id="plz" label="Postleitzahl" />
      </>
    );
    const view = render(form([]));
    expect(screen.queryByRole('alert')).toBeNull();
    view.rerender(form([{ fieldId: 'plz', message: 'Postleitzahl fehlt' }]));
    box.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: '' }));
    await userEvent.click(screen.getByRole('link', { name: 'Postleitzahl fehlt' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Postleitzahl'));
  });
});
