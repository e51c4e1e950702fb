import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';

function renderRouted(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('Button', () => {
  it('swallows presses while something is under way, keeps its focus and says what', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending={isPending} pendingLabel="wird gespeichert" onClick={onClick}>
          Speichern
        </Button>
      </form>
    );
    const view = render(form(false));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });
    await userEvent.click(button);
    view.rerender(form(true));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.textContent).toContain('wird gespeichert');
  });

  it('submits no form unless it says so', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Merken</Button>
        <IconButton icon="trash" label="Löschen" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Merken' }));
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Link', () => {
  it('tells that it is about to be followed and then goes there inside the page', async () => {
    const onIntent = vi.fn();
    const router = renderRouted(
      <Link to="/shop/toner" onIntent={onIntent}>
        Toner
      </Link>,
    );
    await userEvent.hover(screen.getByRole('link', { name: 'Toner' }));
    expect(onIntent.mock.calls).toEqual([['/shop/toner']]);
    await userEvent.click(screen.getByRole('link', { name: 'Toner' }));
    expect(router.state.location.pathname).toBe('/shop/toner');
  });

  it('tells the same when the keyboard reaches it', async () => {
    const onIntent = vi.fn();
    renderRouted(
      <ButtonLink to="/shop/checkout" onIntent={onIntent}>
        Zur Kasse
      </ButtonLink>,
    );
    await userEvent.tab();
    expect(onIntent.mock.calls).toEqual([['/shop/checkout']]);
  });

  it('leaves other hosts, phone numbers and documents to the browser', () => {
    renderRouted(
      <>
        <Link to="https://example.org/" target="_blank">
          Hersteller
        </Link>
        <Link to="tel:+4930123456">Telefon</Link>
        <Link to="/rest/orders/get-pdf" isDocument>
          PDF
        </Link>
      </>,
    );
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://example.org/', 'tel:+4930123456', '/rest/orders/get-pdf']);
    expect(screen.getByRole('link', { name: 'Hersteller' }).getAttribute('rel')).toBe('noopener noreferrer');
  });
});
