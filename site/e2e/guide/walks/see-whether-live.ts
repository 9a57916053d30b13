import { expect } from '@playwright/test';
import { seeWhetherLive } from '@tequiora/cms/contracts/guide/things/see-whether-live.ts';
import { UNTIL_LIVE } from '../../support/test.ts';
import { PRICED } from '../entries.ts';
import { walk } from '../walk.ts';

export const seeWhetherLiveWalk = walk(seeWhetherLive, async (walker, screen, show) => {
  const { page, role } = walker;
  const since = new RegExp(`^${screen.live} \\d`);
  await walker.openEntry('Contenido', 'Producto', PRICED[role]);
  const panel = walker.aside(screen.online);
  await expect(panel.getByText(since)).toBeVisible(UNTIL_LIVE);
  // It must not say so before it is true.
  await walker.expectOnSite();
  await show(panel);
  await page.getByRole('link', { name: screen.home, exact: true }).click();
  const site = page.getByRole('region', { name: screen.site });
  await expect(site.getByText(since)).toBeVisible(UNTIL_LIVE);
});
