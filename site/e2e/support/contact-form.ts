import { expect, type Page } from '@playwright/test';
import { MIN_VISIT_MS } from '@tequiora/cms/contracts/enquiry.ts';
import { waitForHydration } from './open-hydrated.ts';

/** Opens the contact page and waits until its form can be sent. */
export async function openContactForm(page: Page, siteUrl = ''): Promise<void> {
  await page.goto(`${siteUrl}/contacto`);
  await waitForContactForm(page);
}

/**
 * Waits until React has hydrated the form of the open contact page and the minimum time for a human
 * submission has passed.
 */
export async function waitForContactForm(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.locator('form[action="/api/enquiries/form"]')).toHaveAttribute('novalidate');
  await page.waitForFunction((minMs) => performance.now() > minMs, MIN_VISIT_MS);
}
