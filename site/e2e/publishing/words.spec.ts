import { waitForHydration } from '../support/open-hydrated.ts';
import { allowPublications, expect, expectAllLive, expectLive, test } from '../support/test.ts';

const ANNOUNCEMENT = 'api::announcement.announcement';
const CONTACT = 'api::contact-page.contact-page';
const MENU = 'api::menu.menu';
const REDIRECT = 'api::redirect.redirect';

const PAGE = '/contacto';
const TEXT = 'Este viernes atendemos hasta las 14:00';
const BUTTON = 'Mandar mi consulta';
const ENTRY = { label: 'Otra entrada', href: '/servicios' };
const BELOW = { label: 'Escribe al equipo', href: PAGE };
/** As wide as the CMS allows. */
const WIDE = Array.from({ length: 5 }, (_, index) => ({
  label: index === 2 ? 'W'.repeat(24) : `Soluciones muy largas ${index}`,
  href: '/productos',
}));
const REDIRECTS = [
  { from: '/anuncio-impreso', kind: 'permanente', to: '/productos?orden=precio#contenido' },
  { from: '/anuncio-breve', kind: 'temporal', to: '/servicios' },
  { from: '/anuncio-retirado', kind: 'eliminada' },
];

/** Returns content whose components are stored as new ones. */
function withoutIds<Content>(content: Content): Content {
  const json = JSON.stringify(content, (key, value: unknown) => (key === 'id' ? undefined : value));
  return JSON.parse(json) as Content;
}

test('an announcement, a menu entry, redirects and a word of the contact form are live after publishing', async ({
  page,
  cms,
  product,
  request,
}) => {
  allowPublications();
  const { entries } = withoutIds(await cms.readSingle(MENU));
  const { formTexts } = withoutIds(await cms.readSingle(CONTACT));
  const announcement = await cms.create(ANNOUNCEMENT, { text: TEXT, pages: [{ href: PAGE }] });
  const redirects: string[] = [];
  try {
    for (const data of REDIRECTS) redirects.push((await cms.create(REDIRECT, data)).documentId);
    await cms.publish(ANNOUNCEMENT, announcement.documentId);
    await cms.publishSingle(CONTACT, { formTexts: { submitLabel: BUTTON } });
    await cms.publishSingle(MENU, {
      entries: [...WIDE, { ...ENTRY, links: [BELOW] }, { label: 'Contacto', href: PAGE }],
    });
    const isShown = (html: string) =>
      [TEXT, BUTTON, ENTRY.label].every((each) => html.includes(each));
    await expectLive(request, PAGE, isShown, 'announcement, menu and form');
    await expectAllLive(product);

    await page.goto(PAGE);
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const below = menu.getByRole('link', { name: BELOW.label });
    await menu.locator('summary', { hasText: ENTRY.label }).press('Enter');
    await expect(below).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();

    const bar = page.getByRole('complementary', { name: 'Anuncio' });
    await expect(bar).toContainText(TEXT);
    await bar.getByRole('button', { name: 'Cerrar anuncio' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    const elsewhere = await (await request.get('/productos')).text();
    expect(elsewhere).not.toContain(TEXT);

    const visit = async (address: string) => {
      const response = await request.get(address, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    expect(await visit('/anuncio-impreso/?utm_source=feria')).toEqual([
      301,
      '/productos?orden=precio&utm_source=feria#contenido',
    ]);
    expect(await visit('/anuncio-breve')).toEqual([302, '/servicios']);
    expect(await visit('/ANUNCIO-breve')).toEqual([301, '/anuncio-breve']);
    expect((await visit('/anuncio-retirado'))[0]).toBe(410);
  } finally {
    await cms.remove(ANNOUNCEMENT, announcement.documentId);
    for (const documentId of redirects) await cms.remove(REDIRECT, documentId);
    await cms.publishSingle(CONTACT, { formTexts });
    await cms.publishSingle(MENU, { entries });
  }
  await expectLive(
    request,
    PAGE,
    (html) => ![TEXT, BUTTON, ENTRY.label].some((each) => html.includes(each)),
    'the words of before',
  );
  expect((await request.get('/anuncio-breve', { maxRedirects: 0 })).status()).toBe(404);
});
