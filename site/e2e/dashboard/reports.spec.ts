import { signIn } from '../support/dashboard.ts';
import { expect, test } from '../support/test.ts';

// Of the demo enquiries: no other test sends any with it.
const CAMPAIGN = 'punto-de-venta-oaxaca';

test('a figure of the report opens as many enquiries as it says, with a chart next to its table', async ({
  page,
  product,
}) => {
  test.slow();
  await signIn(page, product, '/admin/reportes');
  const figure = page.getByRole('figure').filter({ has: page.getByText(/^Con más consultas:/) });
  const chart = figure.getByRole('img', { name: /^Con más consultas:/ });
  await expect(chart).toBeVisible();
  await expect(chart).toContainText(CAMPAIGN);
  const total = figure.getByRole('link', { name: `· Consultas: ${CAMPAIGN}` });
  const beside = { chart: await chart.boundingBox(), total: await total.boundingBox() };
  expect(beside.total?.x).toBeGreaterThan((beside.chart?.x ?? 0) + (beside.chart?.width ?? 0));

  const count = parseInt((await total.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await total.click();
  const filter = page
    .getByRole('list', { name: 'Filtros activos' })
    .getByRole('listitem')
    .filter({ hasText: 'Campaña' });
  await expect(filter).toHaveText(`Campaña: ${CAMPAIGN}`);
  await expect(page.getByRole('rowheader')).toHaveCount(count);

  await filter.getByRole('button', { name: 'Quitar el filtro de campaña' }).click();
  await expect(filter).toHaveCount(0);
  await expect(page).not.toHaveURL(/campana/);
});
