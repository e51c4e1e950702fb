import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { followLinks } from '#app/live/follow-links.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';

function renderRouted(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  onTestFinished(followLinks((path, options) => void router.navigate(path, options)));
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

  it.each([
    [
      'Button',
      <Button key="closed" type="submit" isClosed>
        Senden
      </Button>,
    ],
    ['IconButton', <IconButton key="closed" type="submit" icon="trash" label="Senden" isClosed />],
  ])('%s that is closed keeps its focus and sends nothing', async (_, element) => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<form onSubmit={onSubmit}>{element}</form>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Senden' });
    await userEvent.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('[R82] sends its form while the picture says that something else is under way', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <IconButton type="submit" icon="search" label="Suchen" isBusy />
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Suchen' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
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

  it('leaves other hosts, phone numbers, documents, anchors and keys that ask for more to the browser', async () => {
    const followed = vi.fn<(path: string) => void>();
    const router = renderRouted(
      <>
        <Link to="https://example.org/" target="_blank">
          Hersteller
        </Link>
        <Link to="//example.org/">Fremd</Link>
        <Link to="tel:+4930123456">Telefon</Link>
        <Link to="/rest/orders/get-pdf">PDF</Link>
        <Link to="/bild.svg" download>
          Bild
        </Link>
        <Link to="/shop" onClick={(event) => event.preventDefault()}>
          Aufgehalten
        </Link>
      </>,
    );
    router.subscribe(({ location }) => followed(location.pathname));
    const links = screen.getAllByRole('link');
    // What nobody has followed by then goes on to the browser, which has no pages here.
    const goesOn = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', goesOn);
    for (const link of links) await userEvent.click(link);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(screen.getByRole('link', { name: 'Aufgehalten' }));
    await userEvent.keyboard('{/Control}');
    window.removeEventListener('click', goesOn);
    expect(goesOn).toHaveBeenCalledTimes(links.length + 1);
    expect(followed).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Hersteller' }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('keeps the place when asked to', async () => {
    const router = renderRouted(
      <Link to="/shop?page=2" keepsScroll>
        Seite 2
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Seite 2' }));
    expect(router.state.location.search).toBe('?page=2');
    expect(router.state.preventScrollReset).toBe(true);
    expect(router.state.historyAction).toBe('PUSH');
  });
});
