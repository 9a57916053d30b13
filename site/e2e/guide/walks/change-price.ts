import { expect } from '@playwright/test';
import { changePrice } from '@tequiora/cms/contracts/guide/things/change-price.ts';
import { seeWhetherLive } from '@tequiora/cms/contracts/guide/things/see-whether-live.ts';
import { PRICED, PRICES } from '../entries.ts';
import { walk } from '../walk.ts';

export const changePriceWalk = walk(changePrice, async (walker, screen, show) => {
  const [typed, told] = PRICES[walker.role];
  await walker.openEntry(screen.content, screen.type, PRICED[walker.role]);
  const price = walker.field(screen.price);
  await price.fill(typed);
  await show(price, walker.button(screen.publish));
  await walker.publishOrSave();
  if (!walker.mayPublish) return;
  const state = walker.aside(seeWhetherLive.screen.online);
  await expect(state.getByText(/^(En espera|Publicando…)$/)).toBeVisible();
  walker.await('/productos', 'the price', (html) => html.includes(told));
});
