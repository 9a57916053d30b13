import { expect } from '@playwright/test';
import { undo } from '@tequiora/cms/contracts/guide/things/undo.ts';
import { expectNoPanelViolations } from '../../support/axe.ts';
import { PRICED, PRICES } from '../entries.ts';
import { walk } from '../walk.ts';

export const undoWalk = walk(undo, async (walker, screen, show) => {
  const { page, role } = walker;
  const [, told] = PRICES[role];
  await walker.openEntry('Contenido', 'Producto', PRICED[role]);
  await walker.button(screen.open).click();
  const versions = page.getByRole('dialog', { name: 'Historial' });
  const restore = versions.getByRole('button', { name: new RegExp(`^${screen.restore}`) }).first();
  if (!walker.mayPublish) {
    // Of what was not published anew since the demo content there is no version yet.
    const none = versions.getByText(/^Todavía no hay versiones/);
    await expect(none.or(versions.getByRole('list', { name: 'Versiones' }))).toBeVisible();
    return versions.getByRole('button', { name: 'Cerrar' }).last().click();
  }
  await expect(restore).toBeVisible();
  if (role === 'editor') await expectNoPanelViolations(page, '[role=dialog]');
  await show(restore);
  await restore.click();
  const question = page.getByRole('dialog', { name: '¿Recuperar esta versión?' });
  await question.getByRole('button', { name: screen.restore, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await walker.send(screen.publish);
  walker.await('/productos', 'the price of before', (html) => !html.includes(told));
});
