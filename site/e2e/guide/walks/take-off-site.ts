import { expect } from '@playwright/test';
import { takeOffSite } from '@tequiora/cms/contracts/guide/things/take-off-site.ts';
import { TESTIMONIALS } from '../entries.ts';
import { walk } from '../walk.ts';

export const takeOffSiteWalk = walk(takeOffSite, async (walker, screen, show) => {
  const { page, role } = walker;
  const name = TESTIMONIALS[role];
  await walker.openEntry(screen.content, screen.type, name);
  const more = walker.button(screen.more);
  if (!walker.mayPublish) return expect(more).toBeDisabled();
  await more.click();
  const unpublish = page.getByRole('menuitem', { name: screen.unpublish });
  await expect(unpublish).toBeVisible();
  await show(unpublish);
  await unpublish.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Deja de verse en los testimonios');
  await dialog.getByRole('button', { name: screen.unpublish }).click();
  await expect(page.getByText('Borrador', { exact: true }).first()).toBeVisible();
  walker.await('/', 'no testimonial', (html) => !html.includes(name));
  await walker.expectOnSite();
  await walker.send(screen.publish);
  walker.await('/', 'the testimonial again', (html) => html.includes(name));
});
