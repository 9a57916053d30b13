import { expect } from '@playwright/test';
import { changePrice } from '@tequiora/cms/contracts/guide/tasks/change-price.ts';
import { checkIfLive } from '@tequiora/cms/contracts/guide/tasks/check-if-live.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { PRICE_ENTRIES, NEW_PRICES } from '../entries.ts';

export const changePriceTest = defineGuideTest(changePrice, async (actor, screen, show) => {
  const [typed, formatted] = NEW_PRICES[actor.role];
  await actor.openEntry(screen.content, screen.type, PRICE_ENTRIES[actor.role]);
  const price = actor.field(screen.price);
  await price.fill(typed);
  await show(price, actor.button(screen.publish));
  await actor.publishOrSave();
  if (!actor.mayPublish) return;
  const state = actor.sidePanel(checkIfLive.screen.online);
  await expect(state.getByText(/^(En espera|Publicando…)$/)).toBeVisible();
  actor.expectLater('/productos', 'the price', (html) => html.includes(formatted));
});
