import type { Page } from '@playwright/test';
import { openInPanel, signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';

/** Times of the company, which the browser's own clock skips, repeats or shows on another day. */
const PICKED: Record<string, [day: string, time: string, stored: string][]> = {
  'America/Tijuana': [
    ['14/03/2027', '02:30', '2027-03-14T08:30:00.000Z'],
    ['14/03/2027', '02:45', '2027-03-14T08:45:00.000Z'],
    ['07/11/2027', '01:15', '2027-11-07T07:15:00.000Z'],
  ],
  'America/Santiago': [
    ['05/09/2027', '00:00', '2027-09-05T06:00:00.000Z'],
    ['05/09/2027', '00:30', '2027-09-05T06:30:00.000Z'],
  ],
  'Pacific/Kiritimati': [
    ['31/12/2027', '23:55', '2028-01-01T05:55:00.000Z'],
    ['01/01/2028', '00:05', '2028-01-01T06:05:00.000Z'],
  ],
};

for (const [timezoneId, times] of Object.entries(PICKED)) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('stores and shows dates in the time zone of the company', async ({
      page,
      cms,
      product,
    }) => {
      const { documentId } = await cms.create(PRODUCT, { name: 'Reloj checador', price: 99 });
      await openInPanel(page, product, { uid: PRODUCT, documentId }, product.staff.editor);
      const field = page.getByRole('group', { name: /^Publicar el/ });
      const date = field.getByRole('combobox', { name: 'Fecha' });
      const time = field.getByRole('combobox', { name: 'Hora' });
      for (const [day, hour, stored] of times) {
        await date.click();
        await date.fill(day);
        await date.press('Enter');
        await time.fill(hour);
        await time.press('Enter');
        const sent = page.waitForRequest((request) => request.method() === 'PUT');
        await page.getByRole('button', { name: 'Guardar', exact: true }).click();
        expect((await sent).postDataJSON()).toMatchObject({ publishAt: stored });
        await expect(page.getByText(`a las ${hour} (hora del centro de México)`)).toBeVisible();
        await expect(date).toHaveValue(day);
        await expect(time).toHaveValue(hour);
      }
      await page.reload();
      const [day, hour] = times.at(-1)!;
      await expect(date).toHaveValue(day);
      await expect(time).toHaveValue(hour);
      await cms.remove(PRODUCT, documentId);
    });
  });
}

for (const timezoneId of ['America/Tijuana', 'Europe/Madrid']) {
  test.describe(`the filters of a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('use the days of the company in lists and in the media library', async ({
      page,
      product,
    }) => {
      await signInToPanel(page, product, product.staff.editor);
      await page.goto(
        `${product.cmsUrl}/admin/content-manager/collection-types/${PRODUCT}?filters[$and][0][createdAt][$gt]=2026-11-10T05:30:00.000Z`,
      );
      await expect(page.getByText('lunes, 9 de noviembre de 2026, 23:30')).toBeVisible();
      await page.goto(
        `${product.cmsUrl}/admin/content-manager/collection-types/api::article.article?filters[$and][0][date][$gt]=2026-11-10`,
      );
      await expect(page.getByText('martes, 10 de noviembre de 2026')).toBeVisible();

      const searched = waitForSearch(page, '/upload/files?');
      await page.goto(
        `${product.cmsUrl}/admin/plugins/upload?filters=created:rangeis:2026-11-10..2026-11-12`,
      );
      expect(await searched).toMatchObject({
        'filters[$and][1][createdAt][$gte]': '2026-11-10T06:00:00.000Z',
        'filters[$and][1][createdAt][$lte]': '2026-11-13T05:59:59.999Z',
      });
      await expect(page.getByText('10 nov - 12 nov 2026')).toBeVisible();
    });

    test('use the time of the company in the dialog that picks a picture', async ({
      page,
      cms,
      product,
    }) => {
      const { documentId } = await cms.create(PRODUCT, { name: 'Reloj de pared', price: 99 });
      await openInPanel(page, product, { uid: PRODUCT, documentId }, product.staff.editor);
      const picture = page.getByRole('region', { name: 'Imagen', exact: true });
      await picture.getByText('Haz clic para agregar un archivo').click();
      const dialog = page.getByRole('dialog', { name: 'Agregar archivos' });
      await dialog.getByRole('button', { name: 'Filtros' }).click();
      const picked = page.getByRole('group', { name: 'Fecha de subida' });
      await picked.getByRole('combobox', { name: 'Fecha' }).fill('10/11/2026');
      await picked.getByRole('combobox', { name: 'Hora' }).fill('00:30');
      await picked.getByRole('combobox', { name: 'Hora' }).press('Enter');
      const searched = waitForSearch(page, '/upload/files?');
      await page.getByRole('button', { name: 'Agregar filtro' }).click();
      expect(await searched).toMatchObject({
        'filters[$and][0][createdAt][$eq]': '2026-11-10T06:30:00.000Z',
      });
      await expect(
        dialog.getByText('Fecha de subida es martes, 10 de noviembre de 2026'),
      ).toBeVisible();
      await cms.remove(PRODUCT, documentId);
    });
  });
}

/** Returns the parameters of the next request with a date filter. */
async function waitForSearch(page: Page, address: string): Promise<Record<string, string>> {
  const request = await page.waitForRequest(
    (sent) => sent.url().includes(address) && decodeURI(sent.url()).includes('[createdAt]'),
  );
  return Object.fromEntries(new URL(request.url()).searchParams);
}
