import { expect } from '@playwright/test';
import { checkIfLive } from '@tequiora/cms/contracts/guide/tasks/check-if-live.ts';
import { UNTIL_LIVE } from '../../support/test.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { PRICE_ENTRIES } from '../entries.ts';

export const seeWhetherLiveTest = defineGuideTest(checkIfLive, async (actor, screen, show) => {
  const { page, role } = actor;
  const since = new RegExp(`^${screen.live} \\d`);
  await actor.openEntry('Contenido', 'Producto', PRICE_ENTRIES[role]);
  const panel = actor.sidePanel(screen.online);
  await expect(panel.getByText(since)).toBeVisible(UNTIL_LIVE);
  // The panel must not report the live state before the change is live.
  await actor.expectOnSite();
  await show(panel);
  await page.getByRole('link', { name: screen.home, exact: true }).click();
  const site = page.getByRole('region', { name: screen.site });
  await expect(site.getByText(since)).toBeVisible(UNTIL_LIVE);
});
