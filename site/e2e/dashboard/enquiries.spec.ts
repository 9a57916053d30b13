import { PDF } from '../../../cms/tests/support/create-pdf.ts';
import { openContactForm } from '../support/contact-form.ts';
import { endSession, openEnquiry, sendEnquiry, signIn } from '../support/dashboard.ts';
import { REFUSED_ADDRESS } from '../support/product.ts';
import { readReply } from '../support/read-mail.ts';
import { expect, test } from '../support/test.ts';

test.slow();

test('a manager sees twelve enquiries at 1440 × 900', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product, '/admin/consultas');
  await expect(page.getByRole('row').nth(12)).toBeInViewport({ ratio: 1 });
});

test('an enquiry is sent by a visitor, listed without a reload, answered and counted in the report', async ({
  page,
  context,
  product,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await signIn(page, product, '/admin/reportes');
  const arrivedFigure = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Consultas', exact: true }) })
    .getByRole('paragraph');
  // The figure continues with a screen reader text: «8: ver las consultas».
  const count = async () => parseInt((await arrivedFigure.first().textContent()) ?? '', 10);
  const before = await count();
  expect(before).toBeGreaterThanOrEqual(0);

  await page.goto('/admin/consultas?orden=-recibida');
  await expect(page.getByRole('heading', { name: 'Consultas', level: 1 })).toBeVisible();

  const visitor = await context.newPage();
  await openContactForm(visitor);
  await visitor.getByRole('textbox', { name: 'Nombre completo' }).fill('Itzel Ramírez Luna');
  await visitor.getByRole('textbox', { name: 'Correo', exact: true }).fill('itzel@cafe.example');
  await visitor.getByRole('textbox', { name: 'Teléfono' }).fill('951 765 43 21');
  await visitor.getByRole('textbox', { name: 'Mensaje' }).fill('Quiero una carta en pantalla.');
  await visitor.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(visitor.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();

  const row = page.getByRole('link', { name: 'Itzel Ramírez Luna' });
  await expect(row).toBeVisible();
  await row.click();
  await expect(page.getByRole('heading', { name: 'Itzel Ramírez Luna', level: 1 })).toBeVisible();
  await expect(page.getByText('Quiero una carta en pantalla.')).toBeVisible();

  await page.getByRole('button', { name: 'Responder' }).click();
  await page.getByRole('radio', { name: 'WhatsApp' }).check();
  await expect(page.getByRole('textbox', { name: 'Texto' })).toHaveValue(/Itzel/);
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir WhatsApp' }).click(),
  ]);
  await expect.poll(() => chat.url()).toMatch(/^https:\/\/wa\.me\/529517654321\?text=/);
  await chat.close();
  await page.getByRole('button', { name: 'Sí, registrar' }).click();

  await expect(page.getByText('Estado actual: Contactado')).toBeVisible();
  await expect(page.getByText(/respondió por WhatsApp con la plantilla/)).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como completado' }).click();
  await page.getByRole('radio', { name: 'Ganada' }).check();
  await page.getByLabel('Importe de la venta').fill('12,500.00');
  await page.getByRole('button', { name: 'Guardar resultado' }).click();
  await expect(page.getByText('Estado actual: Completado. Ganada: $12,500.00')).toBeVisible();
  await expect(page.getByText(/de «Contactado» a «Completado». Ganada/)).toBeVisible();

  await page.goto('/admin/reportes');
  // Other tests send enquiries at the same time.
  await expect.poll(count).toBeGreaterThan(before);
});

test('a mail with a file is sent and withdrawn, sent again, accepted, and answers the enquiry', async ({
  page,
  product,
  request,
}) => {
  const enquiry = await sendEnquiry(request, product, { name: 'Correo con ficha' });
  const { name } = enquiry;
  await signIn(page, product, '/admin/hoy', product.dashboardAgent);
  await openEnquiry(page, enquiry);
  // Two clicks: the address, and «Enviar».
  await page.getByRole('link', { name: /@prueba\.example$/ }).click();
  const dialog = page.getByRole('dialog', { name: `Responder a ${name}` });
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('Te mando la ficha de la báscula.');
  const file = { name: 'ficha.pdf', mimeType: 'application/pdf', buffer: PDF };
  await dialog.getByLabel('Archivo adjunto').setInputFiles(file);
  await expect(dialog.getByText('ficha.pdf (1 kB)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveValue(/la ficha/);
  await expect(dialog.getByText('ficha.pdf (1 kB)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText(/El correo de .* está por salir/)).toBeVisible();
  await expect(page.getByText('Estado actual: Nuevo')).toBeVisible();

  await expect(page.getByText('Estado actual: Contactado')).toBeVisible({ timeout: 45_000 });
  const reply = await readReply(product, 'la ficha de la báscula');
  expect(reply).toContain('filename=ficha.pdf');
  await page.getByText(/^Ver el correo/).click();
  await expect(page.getByText('Te mando la ficha de la báscula.')).toBeVisible();
});

test('a mail that the server refuses is on «Hoy» with the reason, and can be corrected', async ({
  page,
  product,
  request,
}) => {
  const values = { name: 'Correo rechazado', email: REFUSED_ADDRESS };
  const enquiry = await sendEnquiry(request, product, values);
  const { name } = enquiry;
  await signIn(page, product, '/admin/hoy');
  await openEnquiry(page, enquiry);
  await page.getByRole('link', { name: REFUSED_ADDRESS }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.goto('/admin/hoy');
  const refused = page.getByRole('region', { name: /^Correos que no salieron/ });
  await expect(refused.getByRole('link', { name })).toBeVisible({ timeout: 60_000 });
  await refused.getByRole('link', { name }).click();
  await expect(
    page.getByText(/no salió: el servidor de correo no acepta la dirección/),
  ).toHaveCount(2);
  await page.getByRole('button', { name: 'Corregir y enviar otra vez' }).click();
  await expect(page.getByRole('dialog', { name: `Responder a ${name}` })).toBeVisible();
});

test('an agent takes, notes, answers and passes to the next enquiry by keyboard alone', async ({
  page,
  product,
  request,
}) => {
  const mark = 'Fila de teclado';
  await sendEnquiry(request, product, { name: `${mark} A` });
  await sendEnquiry(request, product, { name: `${mark} B` });
  const list = `/admin/consultas?buscar=${encodeURIComponent(mark)}&orden=nombre`;
  await signIn(page, product, list, product.dashboardAgent);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const { keyboard } = page;
  await keyboard.press('j');
  await expect(page.getByRole('link', { name: `${mark} A` })).toBeFocused();
  await keyboard.press('t');
  await expect(page.getByText('La consulta es tuya')).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByText('Estado actual: Nuevo')).toBeVisible();
  await keyboard.press('n');
  await keyboard.type('Quiere tres terminales.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Nota guardada')).toBeVisible();
  await keyboard.press('e');
  await keyboard.press('Enter');
  await expect(page.getByText('Estado actual: Contactado')).toBeFocused();
  await keyboard.press('r');
  await expect(page.getByRole('dialog', { name: `Responder a ${mark} A` })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('j');
  await expect(page.getByRole('heading', { name: `${mark} B`, level: 1 })).toBeVisible();
});

test('the list is filtered by a date that is typed by keyboard', async ({ page, product }) => {
  await signIn(page, product, '/admin/consultas');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const from = page.getByLabel('Desde', { exact: true });
  // The order of day and month depends on the language of the browser.
  await from.pressSequentially('11112026');
  await expect(from).toHaveValue('2026-11-11');
  await expect(page).toHaveURL(/\?desde=2026-11-11$/);
  await expect(from).toHaveValue('2026-11-11');
});

test('several enquiries change status at once, are restored, and are deleted after confirmation', async ({
  page,
  product,
  request,
}) => {
  const mark = 'Lote de cierre';
  await sendEnquiry(request, product, { name: `${mark} uno` });
  await sendEnquiry(request, product, { name: `${mark} dos` });
  await signIn(page, product, `/admin/consultas?buscar=${encodeURIComponent(mark)}`);
  await page.getByRole('checkbox', { name: 'Seleccionar las 2 de esta página' }).check();
  await page.getByRole('combobox', { name: 'Nuevo estado' }).selectOption('Completado');
  await page
    .getByRole('group', { name: 'Varias consultas a la vez' })
    .getByRole('combobox', { name: 'Resultado' })
    .selectOption('Sin venta');
  await page
    .getByRole('combobox', { name: /^2 no tienen respuesta registrada/ })
    .selectOption('No');
  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  await expect(page.getByText('2 consultas en «Completado»')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('2 consultas como estaban')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Nuevo' })).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Seleccionar las 2 de esta página' }).check();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Eliminar 2/ })
    .click();
  await expect(page.getByText('Por eliminar')).toHaveCount(2);
  await page.keyboard.press('z');
  await expect(page.getByText('No se eliminó nada')).toBeVisible();
  await expect(page.getByText('Por eliminar')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Seleccionar las 2 de esta página' }).check();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Eliminar 2/ })
    .click();
  // Without a press, the notification ends after ten seconds.
  await expect(page.getByText('No se encontraron consultas')).toBeVisible({ timeout: 20_000 });
});

test.describe('two users editing one enquiry', () => {
  test.use({ expectedConsoleErrors: ['409 (Conflict)'] });

  test('both notes stay; the second user of a status sees the conflict and keeps the typed text', async ({
    page,
    context,
    product,
    request,
  }) => {
    const enquiry = await sendEnquiry(request, product);
    await signIn(page, product);
    await openEnquiry(page, enquiry);
    const note = page.getByRole('textbox', { name: 'Agregar una nota' });
    await note.fill('Pidió que le marquen después de las 17:00.');

    const other = await context.newPage();
    await openEnquiry(other, enquiry);
    await other.getByRole('textbox', { name: 'Agregar una nota' }).fill('Es cliente desde 2020.');
    await other.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(other.getByText('Nota guardada')).toBeVisible();
    await other.getByRole('button', { name: 'Marcar como contactado' }).click();
    await expect(other.getByText('Estado actual: Contactado')).toBeVisible();

    await page.getByRole('button', { name: 'Marcar como spam' }).click();
    await expect(page.getByText(/Alguien más cambió esta consulta/)).toBeVisible();
    await expect(note).toHaveValue('Pidió que le marquen después de las 17:00.');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page.getByText('Nota guardada')).toBeVisible();
    const history = page.getByRole('list', { name: 'Historial de la consulta' });
    await expect(history.getByText('Es cliente desde 2020.')).toBeVisible();
    await expect(history.getByText('Pidió que le marquen después de las 17:00.')).toBeVisible();
  });
});

test.describe('a session that ends during editing', () => {
  test.use({ expectedConsoleErrors: ['401 (Unauthorized)'] });

  test('asks for a new sign-in, returns to the page and keeps the text', async ({
    page,
    product,
    request,
  }) => {
    const enquiry = await sendEnquiry(request, product);
    await signIn(page, product);
    await openEnquiry(page, enquiry);
    const url = page.url();
    await page.getByRole('textbox', { name: 'Agregar una nota' }).fill('Texto a medias');
    // The poll of the summary would notice the ended session first.
    await page.route('**/enquiries/summary', () => undefined);
    await endSession(page, request);

    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page).toHaveURL(/\/admin\/login/);
    await expect(page.getByText('Tu sesión terminó. Inicia sesión para continuar.')).toBeVisible();
    await page.getByLabel(/^Contraseña/).fill(product.dashboardAdmin.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('textbox', { name: 'Agregar una nota' })).toHaveValue(
      'Texto a medias',
    );
  });
});

test.describe('on a phone with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the drawer links to the enquiries, and an enquiry moves to the next status', async ({
    page,
    product,
    request,
  }) => {
    const { name, folio } = await sendEnquiry(request, product);
    await signIn(page, product);
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Consultas/ })
      .tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(folio);
    await page.getByRole('link', { name }).tap();
    await page.getByRole('button', { name: 'Marcar como contactado' }).tap();
    await expect(page.getByText('Estado actual: Contactado')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
