import { expect } from '@playwright/test';
import { publishOnDate } from '@tequiora/cms/contracts/guide/things/publish-on-date.ts';
import { DRAFTED, draftName } from '../entries.ts';
import { walk } from '../walk.ts';

const PRODUCT = 'api::product.product';

export const publishOnDateWalk = walk(publishOnDate, async (walker, screen, show) => {
  const { page, role, cms } = walker;
  const name = draftName(DRAFTED[role]);
  await walker.openEntry('Contenido', 'Producto', name);
  const moment = page.getByRole('group', { name: new RegExp(`^${screen.publishAt}`) });
  const date = moment.getByRole('combobox', { name: screen.date });
  if (!walker.mayPublish) {
    return expect(date).toBeDisabled();
  }
  await date.click();
  await date.pressSequentially('23/11/2046');
  await date.press('Enter');
  const time = moment.getByRole('combobox', { name: screen.time });
  await expect(time).toHaveValue('00:00');
  await time.fill('09:00');
  await time.press('Enter');
  await expect(
    page.getByRole('group', { name: new RegExp(`^${screen.unpublishAt}`) }),
  ).toBeVisible();
  await walker.send(screen.save);
  const schedule = walker.aside(screen.panel);
  await expect(
    schedule.getByText(/^Se publicará el viernes 23 de noviembre de 2046 a las 09:00/),
  ).toBeVisible();
  await show(moment, schedule);

  // Nobody waits twenty years: the moment comes soon, and not before it is stored.
  const documentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const publishAt = new Date(Date.now() + 20_000).toISOString();
  await cms.saveDraft(PRODUCT, documentId, { publishAt });
  walker.await('/productos', 'what had a date', (html) => html.includes(name));
});
