import { expect, type Page } from '@playwright/test';
import { openAlive } from './open-alive.ts';

/** Opens the contact page and waits until React has the form, which then checks the fields itself. */
export async function openContactForm(page: Page, siteUrl = ''): Promise<void> {
  await openAlive(page, `${siteUrl}/contacto`);
  await expect(page.locator('form[action="/api/enquiries/form"]')).toHaveAttribute('novalidate');
}
