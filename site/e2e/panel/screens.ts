import { expect, type Page } from '@playwright/test';

export type Step = readonly [name: string, act: (page: Page) => Promise<void>];

/**
 * A page of the panel, and what opens on it, one after the other; Escape closes it again.
 * `isFor`: the roles that it opens for; the others are told that it does not.
 */
export type Screen = {
  name: string;
  path: string;
  isFor?: readonly Role[];
  steps?: readonly Step[];
};

export type Role = 'redactor' | 'administrador';
const ADMINISTRADOR: Screen['isFor'] = ['administrador'];

const CONTENT = '/content-manager';
const LIST = `${CONTENT}/collection-types`;
const SINGLE = `${CONTENT}/single-types`;
const PRODUCTS = `${LIST}/api::product.product`;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

function opening(name: string | RegExp, role: 'dialog' | 'menu'): Step[1] {
  return async (page) => {
    await button(page, name).click();
    await expect(page.getByRole(role).first()).toBeVisible();
  };
}

async function openEntry(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab').or(page.getByLabel('Folio')).first()).toBeVisible();
}

export const SCREENS: readonly Screen[] = [
  { name: 'inicio', path: '/', steps: [['más widgets', opening('Agregar widget', 'dialog')]] },
  {
    name: 'lista de productos',
    path: PRODUCTS,
    steps: [
      ['filtros', opening('Filtros', 'dialog')],
      ['columnas', opening('Ver ajustes', 'dialog')],
      ['acciones de una entrada', opening('Acciones de la entrada', 'menu')],
      ['acciones para varias', (page) => page.getByRole('checkbox').nth(1).click()],
      ['un producto', openEntry],
      ['acciones del editor', opening('Más acciones', 'menu')],
    ],
  },
  {
    name: 'producto nuevo',
    path: `${PRODUCTS}/create`,
    // Who only writes drafts has no button to press too early.
    isFor: ADMINISTRADOR,
    steps: [
      [
        'con errores',
        async (page) => {
          await button(page, 'Publicar').click();
          await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible();
        },
      ],
      ['elegir una imagen', opening(/^Haz clic para agregar un archivo/, 'dialog')],
    ],
  },
  { name: 'un caso', path: `${LIST}/api::case.case`, steps: [['abierto', openEntry]] },
  {
    name: 'consultas',
    path: `${LIST}/api::enquiry.enquiry`,
    isFor: ADMINISTRADOR,
    steps: [['abierta', openEntry]],
  },
  { name: 'suscripciones', path: `${LIST}/api::newsletter-subscription.newsletter-subscription` },
  { name: 'redirecciones', path: `${LIST}/api::redirect.redirect` },
  {
    name: 'página de inicio',
    path: `${SINGLE}/api::home-page.home-page`,
    steps: [
      [
        'un componente',
        async (page) => {
          await button(page, /^Punto de venta/).click();
          await expect(page.getByLabel('Etiqueta corta').first()).toBeVisible();
        },
      ],
    ],
  },
  { name: 'aviso de privacidad', path: `${SINGLE}/api::privacy-page.privacy-page` },
  { name: 'ajustes del sitio', path: `${SINGLE}/api::site-settings.site-settings` },
  { name: 'configurar la lista', path: `${PRODUCTS}/configurations/list` },
  { name: 'configurar el editor', path: `${PRODUCTS}/configurations/edit` },
  {
    name: 'biblioteca de medios',
    path: '/plugins/upload',
    steps: [
      ['filtros', opening('Filtrar', 'menu')],
      ['orden', opening(/^Orden: /, 'menu')],
      ['qué agregar', opening('Nuevo', 'menu')],
      [
        'carpeta nueva',
        async (page) => {
          await button(page, 'Nuevo').click();
          await page.getByRole('menuitem', { name: 'Carpeta nueva' }).click();
          await expect(page.getByRole('dialog').first()).toBeVisible();
        },
      ],
      ['datos de una imagen', opening(/^og-default\.webp/, 'dialog')],
    ],
  },
  { name: 'ordenar', path: '/ordenar' },
  { name: 'uso de imágenes', path: '/uso-de-imagenes' },
  { name: 'guía', path: '/guia' },
  { name: 'tu perfil', path: '/me' },
  { name: 'una página que no existe', path: '/no-existe' },
];
