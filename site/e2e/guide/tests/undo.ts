import { expect } from '@playwright/test';
import { restoreVersion } from '@tequiora/cms/contracts/guide/tasks/restore-version.ts';
import { expectNoPanelViolations } from '../../support/expect-no-violations.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { PRICE_ENTRIES, NEW_PRICES } from '../entries.ts';

export const undoTest = defineGuideTest(restoreVersion, async (actor, screen, show) => {
  const { page, role } = actor;
  const [, formatted] = NEW_PRICES[role];
  await actor.openEntry('Contenido', 'Producto', PRICE_ENTRIES[role]);
  await actor.button(screen.open).click();
  const versions = page.getByRole('dialog', { name: 'Historial' });
  const restore = versions.getByRole('button', { name: new RegExp(`^${screen.restore}`) }).first();
  if (!actor.mayPublish) {
    // An entry that has not been published since the demo content has no version yet.
    const none = versions.getByText(/^Todavía no hay versiones/);
    await expect(none.or(versions.getByRole('list', { name: 'Versiones' }))).toBeVisible();
    return versions.getByRole('button', { name: 'Cerrar' }).last().click();
  }
  await expect(restore).toBeVisible();
  if (role === 'editor') await expectNoPanelViolations(page, '[role=dialog]');
  await show(restore);
  await restore.click();
  const confirmation = page.getByRole('dialog', { name: '¿Recuperar esta versión?' });
  await confirmation.getByRole('button', { name: screen.restore, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await actor.send(screen.publish);
  actor.expectLater('/productos', 'the previous price', (html) => !html.includes(formatted));
});
