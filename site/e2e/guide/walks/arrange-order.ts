import { expect } from '@playwright/test';
import { arrangeOrder } from '@tequiora/cms/contracts/guide/things/arrange-order.ts';
import { expectNoPanelViolations } from '../../support/axe.ts';
import { walk } from '../walk.ts';

const SERVICE = 'api::service.service';

export const arrangeOrderWalk = walk(arrangeOrder, async (walker, screen, show) => {
  const { page } = walker;
  const menu = page.getByRole('link', { name: screen.order, exact: true });
  if (!walker.mayPublish) {
    await expect(menu).toHaveCount(0);
    const order = { version: '', order: [] };
    return expect(
      await walker.call(`/order-panel/${SERVICE}`, { method: 'PUT', data: order }),
    ).toBe(403);
  }
  await menu.click();
  await expect(page.getByRole('heading', { level: 1, name: screen.order })).toBeVisible();
  await page.getByRole('link', { name: screen.type, exact: true }).click();
  const items = page.getByRole('list', { name: screen.type }).getByRole('listitem');
  await expect(items.nth(1)).toBeVisible();
  if (walker.role === 'editor') await expectNoPanelViolations(page);
  const [first, second] = await items.evaluateAll((all) =>
    all.map((item) => {
      const button = item.querySelector('button');
      const name = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      return name.replace(/^Subir «|»$/g, '');
    }),
  );
  if (!first || !second) throw new Error('the demo content has services');
  await items.nth(1).dragTo(items.nth(0));
  await expect(items.nth(0)).toContainText(second);
  await menu.click();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar el orden?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(items.nth(0)).toContainText(second);
  const save = walker.button(screen.save);
  await show(items.nth(0), save);
  await save.click();
  await expect(save).toBeDisabled();
  walker.await('/servicios', 'the new order', (html) => {
    const at = (name: string) => html.indexOf(`>${name}<`);
    return at(second) >= 0 && at(second) < at(first);
  });
});
