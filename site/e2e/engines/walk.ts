import { setTimeout } from 'node:timers/promises';
import { MIN_VISIT_MS } from '@tequiora/cms/contracts/enquiry.ts';
import { COMPOSED_ROUTE } from '../support/routes.ts';
import { expect } from '../support/test.ts';
import type { Engine } from './engine.ts';
import type { Tab } from './tab.ts';

// The narrowest window of WebKit's browser is 447 px wide.
const NARROW = 480;

export async function visit(engine: Engine, tab: Tab): Promise<void> {
  await engine.resize(NARROW, 844);
  await tab.open('/');
  await tab.expectShown('heading', /Vende más rápido/);
  await tab.click('button', 'Abrir menú');
  await tab.click('link', 'Productos');
  await tab.expectPath(/^\/productos$/);

  await tab.open(COMPOSED_ROUTE);
  await tab.expectShown('heading', /^La orden llega/);
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await tab.run(excess, null), 'horizontal scrolling').toBe(0);

  await tab.open('/productos');
  await engine.resize(1440, 900);
  await tab.expectShown('heading', /^Lector/);
  await tab.fill('Buscar por nombre o descripción', 'impresora');
  await tab.expectShown('heading', /^Impresora/);
  await tab.expectGone('heading', /^Lector/);

  await tab.click('link', 'Buscar en el sitio');
  await tab.expectPath(/^\/buscar$/);
  await tab.fill('Qué buscas', 'reservaciones');
  await tab.expectShown('link', /Tequiora Posada/);

  await tab.open('/portafolio');
  await tab.click('link', 'Tres tiendas, un inventario que cuadra');
  await tab.expectShown('dialog', /Tres tiendas/);
  await tab.expectPath(/^\/portafolio\/tiendas-raizana$/);
  await tab.press('Escape');
  await tab.expectGone('dialog', /Tres tiendas/);
  await tab.expectPath(/^\/portafolio$/);
}

export async function sendEnquiry(tab: Tab, person: string): Promise<void> {
  await tab.open('/contacto');
  await tab.fill(/^Nombre completo/, person);
  await tab.fill(/^Correo/, 'ines@posada.example');
  await tab.fill(/^Mensaje/, '¿Instalan en Puerto Ángel? Son 14 habitaciones.');
  // Faster than people, it would be doubtful and missing in the list.
  await expect.poll(() => tab.run(() => performance.now(), null)).toBeGreaterThan(MIN_VISIT_MS);
  await tab.click('button', 'Enviar mensaje');
  await tab.expectShown('heading', 'Mensaje enviado');
}

type Account = { email: string; password: string };

export async function answerEnquiry(tab: Tab, person: string, account: Account): Promise<void> {
  await tab.open('/admin/consultas?orden=-recibida');
  await tab.fill(/^Correo/, account.email);
  await tab.fill(/^Contraseña/, account.password);
  await tab.click('button', 'Iniciar sesión');
  await tab.expectPath(/^\/admin\/consultas$/);
  await tab.click('button', 'Registrar chat o llamada');
  await tab.expectShown('dialog', 'Registrar chat o llamada');
  expect(await tab.run(findCutDates, null), 'dates that are cut').toEqual([]);
  await tab.press('Escape');
  await tab.click('link', person);
  await tab.click('button', 'Responder');
  await tab.fill(/^Texto/, 'Sí instalamos en Puerto Ángel.');
  await tab.run(stayOnPage, null);
  await tab.click('link', 'Abrir correo');
  await tab.click('button', 'Sí, registrar');
  await tab.expectText('Estado actual: Contactado');
  await leaveAndGoBack(tab, person);
}

/** Signs out in a later document, and checks that Back shows no customer in the ones the browser kept. */
async function leaveAndGoBack(tab: Tab, person: string): Promise<void> {
  await tab.open('/');
  await tab.open('/admin/consultas?orden=-recibida');
  await tab.expectShown('link', person);
  await tab.click('button', 'Cerrar Sesión');
  await tab.expectPath(/^\/admin\/login$/);
  const visible = () =>
    tab.run(() => {
      // The body is missing at the start of a page.
      const { body } = document as { body: HTMLElement | null };
      return document.documentElement?.hidden ? '' : (body?.innerText ?? '');
    }, null);
  for (let step = 0; step < 3; step += 1) {
    await tab.run(() => history.back(), null);
    // At once, and when the page has had the time to load again.
    for (const delay of [0, 50, 200, 1_000]) {
      await setTimeout(delay);
      expect(await visible(), `step ${step} back, after ${delay} ms`).not.toContain(person);
    }
    if ((await tab.path()) === '/') continue;
    await tab.expectPath(/^\/admin\/login$/);
    await tab.expectShown('heading', 'Iniciar sesión');
  }
}

/** Runs in the page: returns the date fields that are narrower than a date, here one of twelve hours. */
function findCutDates(): string[] {
  const dates = [...document.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]')];
  return dates.flatMap((date) => {
    const whole = date.cloneNode() as HTMLInputElement;
    whole.style.cssText = 'position: absolute; width: max-content';
    date.after(whole);
    const isCut = date.offsetWidth < whole.offsetWidth;
    whole.remove();
    return isCut ? [date.id] : [];
  });
}

/** Runs in the page: links that leave the product, here to the mail program, do nothing. */
function stayOnPage(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[target="_blank"]');
    if (link) event.preventDefault();
  });
}
