import { openInPanel } from '../support/sign-in-to-panel.ts';
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
