import type { Page } from '@playwright/test';
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
  await waitForHydratedForm(page);
  await page.waitForFunction((minMs) => performance.now() > minMs, MIN_VISIT_MS);
}

/** Waits until React has hydrated the form of the open contact page. */
export async function waitForHydratedForm(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form[action="/api/enquiries/form"]') ?? {};
    return Object.keys(form).some((name) => name.startsWith('__reactProps'));
  });
}
