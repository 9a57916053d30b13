import { expect } from '@playwright/test';
import { writeDraft } from '@tequiora/cms/contracts/guide/tasks/write-draft.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { DRAFT_ENTRIES, draftName } from '../entries.ts';

export const writeDraftTest = defineGuideTest(writeDraft, async (actor, screen, show) => {
  const { page, role, request, product } = actor;
  const name = draftName(DRAFT_ENTRIES[role]);
  await actor.openEntry(screen.content, screen.type, DRAFT_ENTRIES[role]);
  await actor.field(screen.name).fill(name);
  await actor.send(screen.save);
  await page.getByRole('link', { name: screen.preview }).click();
  const shown = page.frameLocator('iframe[title="Vista previa"]');
  await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
  await show(shown.getByRole('complementary', { name: 'Vista previa' }));
  expect(await (await request.get(`${product.siteUrl}/productos`)).text()).not.toContain(name);
  await page.getByRole('link', { name: 'Cerrar la vista previa' }).click();
});
