import { expect } from '@playwright/test';
import { publishOnDate } from '@tequiora/cms/contracts/guide/tasks/publish-on-date.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { DRAFT_ENTRIES, draftName } from '../entries.ts';

const PRODUCT = 'api::product.product';

export const publishOnDateTest = defineGuideTest(publishOnDate, async (actor, screen, show) => {
  const { page, role, cms } = actor;
  const name = draftName(DRAFT_ENTRIES[role]);
  await actor.openEntry('Contenido', 'Producto', name);
  const dateField = page.getByRole('group', { name: new RegExp(`^${screen.publishAt}`) });
  const date = dateField.getByRole('combobox', { name: screen.date });
  if (!actor.mayPublish) {
    return expect(date).toBeDisabled();
  }
  await date.click();
  await date.pressSequentially('23/11/2046');
  await date.press('Enter');
  const time = dateField.getByRole('combobox', { name: screen.time });
  await expect(time).toHaveValue('00:00');
  await time.fill('09:00');
  await time.press('Enter');
  await expect(
    page.getByRole('group', { name: new RegExp(`^${screen.unpublishAt}`) }),
  ).toBeVisible();
  await actor.send(screen.save);
  const schedule = actor.sidePanel(screen.panel);
  await expect(
    schedule.getByText(/^Se publicará el viernes 23 de noviembre de 2046 a las 09:00/),
  ).toBeVisible();
  await show(dateField, schedule);

  // The scheduled date is in 2046, so the draft is rescheduled to a near date after the check.
  const documentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const publishAt = new Date(Date.now() + 20_000).toISOString();
  await cms.saveDraft(PRODUCT, documentId, { publishAt });
  actor.expectLater('/productos', 'the scheduled draft', (html) => html.includes(name));
});
