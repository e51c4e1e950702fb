import type { Page } from '@playwright/test';

/** Hears everything that would show that a text was taken for markup. */
export async function watch(page: Page): Promise<{ readonly harm: () => Promise<string[]> }> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) heard.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('tellViolation', (what: string) => heard.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
      tellViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return {
    harm: async () => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
      return heard;
    },
  };
}
