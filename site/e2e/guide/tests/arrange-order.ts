import { expect } from '@playwright/test';
import { reorderEntries } from '@tequiora/cms/contracts/guide/tasks/reorder-entries.ts';
import { expectNoPanelViolations } from '../../support/expect-no-violations.ts';
import { defineGuideTest } from '../define-guide-test.ts';

const SERVICE = 'api::service.service';

export const arrangeOrderTest = defineGuideTest(reorderEntries, async (actor, screen, show) => {
  const { page } = actor;
  const menu = page.getByRole('link', { name: screen.order, exact: true });
  if (!actor.mayPublish) {
    await expect(menu).toHaveCount(0);
    const order = { version: '', order: [] };
    return expect(await actor.call(`/order-panel/${SERVICE}`, { method: 'PUT', data: order })).toBe(
      403,
    );
  }
  await menu.click();
  await expect(page.getByRole('heading', { level: 1, name: screen.order })).toBeVisible();
  await page.getByRole('link', { name: screen.type, exact: true }).click();
  const items = page.getByRole('list', { name: screen.type }).getByRole('listitem');
  await expect(items.nth(1)).toBeVisible();
  if (actor.role === 'editor') await expectNoPanelViolations(page);
  const [first, second] = await items.evaluateAll((all) =>
    all.map((item) => {
      const button = item.querySelector('button');
      const name = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      return name.replace(/^Subir «|»$/g, '');
    }),
  );
  if (!first || !second) throw new Error('missing in the demo content: services');
  await items.nth(1).dragTo(items.nth(0));
  await expect(items.nth(0)).toContainText(second);
  await menu.click();
  const confirmation = page.getByRole('alertdialog', { name: '¿Salir sin guardar el orden?' });
  await confirmation.getByRole('button', { name: 'Cancelar' }).click();
  await expect(items.nth(0)).toContainText(second);
  const save = actor.button(screen.save);
  await show(items.nth(0), save);
  await save.click();
  await expect(save).toBeDisabled();
  actor.expectLater('/servicios', 'the new order', (html) => {
    const positionOf = (name: string) => html.indexOf(`>${name}<`);
    return positionOf(second) >= 0 && positionOf(second) < positionOf(first);
  });
});
