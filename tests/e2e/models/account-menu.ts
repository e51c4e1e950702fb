import type { Page } from '@playwright/test';
import { texts } from '#texts/de.ts';

/** Goes to a page of the account by its menu, which a phone has to open first. */
export async function goInAccount(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: texts.account.pages });
  const link = menu.getByRole('link', { name, exact: true });
  const line = menu.getByText(texts.account.menu, { exact: true });
  await line.or(link).filter({ visible: true }).first().waitFor();
  if (await line.isVisible()) await line.click();
  await link.click();
}
