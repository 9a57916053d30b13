import { expect } from '@playwright/test';
import { writeDraft } from '@tequiora/cms/contracts/guide/things/write-draft.ts';
import { DRAFTED, draftName } from '../entries.ts';
import { walk } from '../walk.ts';

export const writeDraftWalk = walk(writeDraft, async (walker, screen, show) => {
  const { page, role, request, product } = walker;
  const name = draftName(DRAFTED[role]);
  await walker.openEntry(screen.content, screen.type, DRAFTED[role]);
  await walker.field(screen.name).fill(name);
  await walker.send(screen.save);
  await page.getByRole('link', { name: screen.preview }).click();
  const shown = page.frameLocator('iframe[title="Vista previa"]');
  await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
  await show(shown.getByRole('complementary', { name: 'Vista previa' }));
  expect(await (await request.get(`${product.siteUrl}/productos`)).text()).not.toContain(name);
  await page.getByRole('link', { name: 'Cerrar la vista previa' }).click();
});
