import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleMember } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { PersonalDataPart } from '#ui/screens/account-person/PersonalDataPart.tsx';

const { accountPerson: words } = texts;

interface Shown {
  readonly decidedAlone: number;
  readonly isAdmin?: boolean;
  readonly isLastAdmin?: boolean;
}

const show = ({ decidedAlone, isAdmin = true, isLastAdmin = false }: Shown) =>
  renderShopPage({
    Screen: () => <PersonalDataPart isLastAdmin={isLastAdmin} decidedAlone={decidedAlone} />,
    path: '/my/data',
    user: { ...sampleMember, data: { ...sampleMember.data, is_admin: isAdmin } },
  });

const ways = (): readonly (string | null)[] =>
  screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

describe('[R71] who erases themselves and alone could decide about orders', () => {
  it('reads how many wait, what becomes of them, and where to decide or name somebody', () => {
    show({ decidedAlone: 2 });
    expect(
      screen.getByText('2 Bestellungen warten auf Freigabe, und nur Sie können darüber entscheiden.'),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /jetzt, werden sie nicht mehr ausgeführt; andere, die bestellt haben, erfahren es per E-Mail/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(new RegExp(words.decideOrName))).toBeTruthy();
    expect(ways()).toEqual(['/my/admin-orders', '/my/admin-users']);
    expect(screen.getByRole('button', { name: words.eraseConfirm, hidden: true })).toBeTruthy();
  });

  it('is led to the releases alone where they name nobody, and reads nothing of it where nothing waits for them', () => {
    const deputy = show({ decidedAlone: 1, isAdmin: false });
    expect(screen.getByText(/^Eine Bestellung wartet auf Freigabe/)).toBeTruthy();
    expect(ways()).toEqual(['/my/admin-orders']);
    deputy.unmount();
    show({ decidedAlone: 0 });
    expect(screen.queryByText(/Freigabe/)).toBeNull();
    expect(screen.queryAllByRole('link', { hidden: true })).toEqual([]);
  });
});
