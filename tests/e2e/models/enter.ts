import type { Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';
import { demoPassword } from './login-page.ts';
import { post, visit } from './visit.ts';

/** Signs somebody in by the call of the shop, and opens a page. */
export async function enter(page: Page, email: string, path = '/page/impressum'): Promise<void> {
  await page.goto('/page/impressum');
  const answer = await post(page, '/login', { email, password: demoPassword });
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
  await visit(page, path);
}
