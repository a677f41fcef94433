import { test as base, expect, type Locator } from '@playwright/test';
import { startTestService, type TestService } from './startTestService.ts';

interface Fixtures {
  /** Complaints of the page: console errors, uncaught errors, violations of the content security policy. */
  readonly complaints: string[];
}

/** `test` with a service for each worker. A test fails if its page has complaints. */
export const test = base.extend<Fixtures, { readonly service: TestService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const service = await startTestService();
      await use(service);
      await service.end();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The browser itself reports each refused call. The console handles conflicts, forbidden hosts, invalid
        // records and expired sessions.
        if (message.type() === 'error' && !/status of 4(0[139]|22)/.test(message.text()))
          complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await page.exposeFunction('reportViolation', (directive: string) =>
        complaints.push(`CSP: ${directive}`),
      );
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          (window as unknown as { reportViolation(directive: string): void }).reportViolation(
            `${event.violatedDirective} ${event.blockedURI}`,
          );
        });
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chooses an option of a reference field. The options are outside the form. */
export async function chooseOption(form: Locator, field: string, option: string | RegExp): Promise<void> {
  await form.getByRole('combobox', { name: field }).click();
  await form.page().getByRole('option', { name: option }).first().click();
}

export { expect };
