import { waitForContactForm } from '../support/contact-form.ts';
import { delayScripts } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = /\/productos\/[^/]+$/;

test('an enquiry has the source of the visit, also when a link was followed before hydration', async ({
  page,
  cms,
}) => {
  test.slow();
  const release = await delayScripts(page);
  await page.goto('/?utm_campaign=otono&gclid=EAIaIQobChMI', {
    referer: 'http://buscador.example/resultados?q=posada',
  });
  await page.locator('main a[href^="/productos/"]:not([href*="/tequiora-"])').first().click();
  await expect(page).toHaveURL(PRODUCT);
  const viewedPage = new URL(page.url()).pathname;
  release();
  await page.reload();

  const enquire = page.getByRole('link', { name: 'Solicitar información', exact: true });
  await enquire.click();
  await expect(page).toHaveURL(/\/contacto\?producto=/);
  await page.goBack();
  await expect(page).toHaveURL(PRODUCT);
  await enquire.click();
  await waitForContactForm(page);
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Campaña Otoño Ruiz');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('otono@posada.example');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Vi su anuncio en el buscador.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();

  const [stored] = await cms.list('api::enquiry.enquiry', {
    '[email][$eq]': 'otono@posada.example',
  });
  expect(stored).toMatchObject({
    firstCampaign: 'otono',
    firstAdNetwork: 'Google',
    firstReferrer: 'buscador.example',
    firstLandingPage: '/',
    lastCampaign: 'otono',
    lastLandingPage: '/',
    viewedPage,
  });
  expect(JSON.stringify(stored)).not.toContain('EAIaIQobChMI');
  expect(await page.context().cookies()).toEqual([]);
});
