import type { Page } from '@playwright/test';
import {
  openContactForm,
  waitForContactForm,
  waitForHydratedForm,
} from '../support/contact-form.ts';
import { delayScripts } from '../support/open-hydrated.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test.slow();

test('a visitor sends an enquiry, and staff find it in the CMS panel', async ({
  page,
  product,
}) => {
  const name = 'Rosalía Mendoza Cruz';
  await openContactForm(page);
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('Rosalia@Posada.example');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('044 951 123 45 67');
  await page.getByRole('combobox', { name: 'Tipo de consulta' }).selectOption('servicio');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Tengo 14 habitaciones en Etla.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();

  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  const folio = (await page.getByText(/^TQ-/).textContent()) ?? '';
  await expect(page.getByRole('link', { name: /Continuar por WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(folio),
  );

  await signInToPanel(page, product);
  await page.goto(
    `${product.cmsUrl}/admin/content-manager/collection-types/api::enquiry.enquiry?filters[$and][0][folio][$eq]=${folio}`,
  );
  await page.getByRole('gridcell', { name: folio }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('+529511234567');
});

test('an enquiry survives a network failure: the text stays and the retry is stored once', async ({
  page,
  cms,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('Failed to load resource');
  await openContactForm(page);
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Ignacio Prueba');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('ignacio@taller.example');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Instalan en Puerto Escondido?');
  await page.clock.install();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return page.getByRole('alert').filter({ hasText: 'Tu texto sigue aquí' }).count();
    })
    .toBe(1);
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
    '¿Instalan en Puerto Escondido?',
  );

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  const stored = await cms.list('api::enquiry.enquiry', {
    '[email][$eq]': 'ignacio@taller.example',
  });
  expect(stored).toHaveLength(1);
});

test('text typed before hydration stays in the form', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/contacto');
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await message.fill('Escribo más rápido de lo que carga la página.');
  await page.getByRole('checkbox', { name: /novedades/ }).check();
  release();
  await waitForHydratedForm(page);
  await expect(message).toHaveValue('Escribo más rápido de lo que carga la página.');
  await expect(page.getByRole('checkbox', { name: /novedades/ })).toBeChecked();
});

const WITH_FORM = '/para-restaurantes';

async function fillInSectionForm(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Fonda La Esquina');
  await page.getByRole('main').getByRole('textbox', { name: 'Correo', exact: true }).fill(email);
  await page.getByRole('combobox', { name: '¿Cuántas mesas' }).selectOption('De 11 a 25');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Quiero comandas en tableta.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
}
const ASKED = {
  type: 'producto',
  subject: 'Sistema para restaurantes',
  extraLabel: '¿Cuántas mesas atiendes?',
  extraAnswer: 'De 11 a 25',
};

test('the form of a section sends its question, its subject and the campaign', async ({
  page,
  cms,
}) => {
  await page.goto(`${WITH_FORM}?utm_campaign=fondas`);
  await waitForContactForm(page);
  await fillInSectionForm(page, 'fonda@esquina.example');
  await expect(page.getByRole('heading', { name: 'Ya tenemos tus datos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Continuar por WhatsApp/ })).toBeVisible();
  const [stored] = await cms.list('api::enquiry.enquiry', {
    '[email][$eq]': 'fonda@esquina.example',
  });
  expect(stored).toMatchObject({
    ...ASKED,
    source: `${WITH_FORM}?utm_campaign=fondas`,
    firstCampaign: 'fondas',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form can be submitted and ends on the thank-you page', async ({ page, cms }) => {
    await page.goto('/contacto');
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Sin Guion Pérez');
    await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('sin@guion.example');
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Mi navegador no tiene JavaScript.');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
    await expect(page).toHaveURL(/\/contacto\/gracias/);
    const [stored] = await cms.list('api::enquiry.enquiry', {
      '[email][$eq]': 'sin@guion.example',
    });
    expect(stored).toMatchObject({ name: 'Sin Guion Pérez', status: 'nuevo' });
  });

  test('the form of a section ends on its page, with its thanks', async ({ page, cms }) => {
    await page.goto(WITH_FORM);
    const thanks = page.getByRole('heading', { name: 'Ya tenemos tus datos' });
    await expect(thanks).toBeHidden();
    await fillInSectionForm(page, 'sin-guion@esquina.example');
    await expect(page).toHaveURL(new RegExp(`${WITH_FORM}/?#gracias-`));
    await expect(thanks).toBeVisible();
    const [stored] = await cms.list('api::enquiry.enquiry', {
      '[email][$eq]': 'sin-guion@esquina.example',
    });
    expect(stored).toMatchObject({ ...ASKED, source: WITH_FORM });
  });
});
