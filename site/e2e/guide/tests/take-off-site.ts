import { expect } from '@playwright/test';
import { unpublishEntry } from '@tequiora/cms/contracts/guide/tasks/unpublish-entry.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { TESTIMONIAL_ENTRIES } from '../entries.ts';

export const takeOffSiteTest = defineGuideTest(unpublishEntry, async (actor, screen, show) => {
  const { page, role } = actor;
  const name = TESTIMONIAL_ENTRIES[role];
  await actor.openEntry(screen.content, screen.type, name);
  const more = actor.button(screen.more);
  if (!actor.mayPublish) return expect(more).toBeDisabled();
  await more.click();
  const unpublish = page.getByRole('menuitem', { name: screen.unpublish });
  await expect(unpublish).toBeVisible();
  await show(unpublish);
  await unpublish.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Deja de verse en los testimonios');
  await dialog.getByRole('button', { name: screen.unpublish }).click();
  await expect(page.getByText('Borrador', { exact: true }).first()).toBeVisible();
  actor.expectLater('/', 'no testimonial', (html) => !html.includes(name));
  await actor.expectOnSite();
  await actor.send(screen.publish);
  actor.expectLater('/', 'the testimonial again', (html) => html.includes(name));
});
