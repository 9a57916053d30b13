import { expect } from '@playwright/test';
import {
  openByMenu,
  button,
  pictureCard,
  type Step,
  openByButton,
  openEntry,
  openPreview,
} from './steps.ts';

/**
 * A screen of the panel and the steps performed on it in order; Escape closes each one. `isFor`:
 * the roles with access; other roles see a refusal.
 */
type Screen = {
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
const COMPLEMENTARY = 'api::complementary-service.complementary-service';
const PRODUCTS = `${LIST}/api::product.product`;

/** A published entry whose draft the test changes. */
export const CHANGED = { uid: COMPLEMENTARY, name: 'Tarjeta NFC' } as const;

export const SCREENS: readonly Screen[] = [
  { name: 'inicio', path: '/', steps: [] },
  {
    name: 'lista de productos',
    path: PRODUCTS,
    steps: [
      ['filtros', openByButton('Filtros', 'dialog')],
      ['columnas', openByButton('Ver ajustes', 'dialog')],
      ['acciones de una entrada', openByButton('Acciones de la entrada', 'menu')],
      ['acciones para varias', (page) => page.getByRole('checkbox').nth(1).click()],
      ['un producto', openEntry],
      ['acciones del editor', openByButton('Más acciones', 'menu')],
      ['historial', openByButton('Ver historial', 'dialog')],
      ['vista previa', openPreview],
    ],
  },
  {
    name: 'lista de servicios complementarios',
    path: `${LIST}/${COMPLEMENTARY}`,
    isFor: ADMINISTRADOR,
    steps: [
      ['eliminar una', openByMenu('Acciones de la entrada', 'Eliminar entrada')],
      ['elegidas', (page) => page.getByRole('checkbox').first().check()],
      ['publicar varias', openByButton('Publicar', 'dialog')],
      ['retirar varias', openByButton('Retirar', 'dialog')],
      ['eliminar varias', openByButton('Eliminar', 'dialog')],
      ['con cambios', (page) => openEntry(page, CHANGED.name)],
      ['retirarla', openByMenu('Más acciones para la entrada', 'Retirar')],
      ['descartar los cambios', openByMenu('Más acciones para la entrada', 'Descartar cambios')],
      ['eliminarla', openByMenu('Más acciones', 'Eliminar entrada')],
    ],
  },
  {
    name: 'producto nuevo',
    path: `${PRODUCTS}/create`,
    // The Redactor has no publish button.
    isFor: ADMINISTRADOR,
    steps: [
      [
        'con errores',
        async (page) => {
          await button(page, 'Publicar').click();
          await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible();
        },
      ],
      ['elegir una imagen', openByButton(/^Haz clic para agregar un archivo/, 'dialog')],
    ],
  },
  { name: 'un caso', path: `${LIST}/api::case.case`, steps: [['abierto', openEntry]] },
  { name: 'un artículo', path: `${LIST}/api::article.article`, steps: [['abierto', openEntry]] },
  {
    name: 'consultas',
    path: `${LIST}/api::enquiry.enquiry`,
    isFor: ADMINISTRADOR,
    steps: [['abierta', openEntry]],
  },
  { name: 'plantillas de respuesta', path: `${LIST}/api::reply-template.reply-template` },
  {
    name: 'plantilla de respuesta nueva',
    path: `${LIST}/api::reply-template.reply-template/create`,
    isFor: ADMINISTRADOR,
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
    // The first page only has the files changed last.
    path: '/plugins/upload?_q=og-default',
    steps: [
      ['filtros', openByButton('Filtrar', 'menu')],
      ['orden', openByButton(/^Orden: /, 'menu')],
      ['qué agregar', openByButton('Nuevo', 'menu')],
      ['acciones de un archivo', openByButton('Más acciones', 'menu')],
      ['datos de una imagen', openByButton(/^og-default\.webp/, 'dialog')],
      ['carpeta nueva', openByMenu('Nuevo', 'Carpeta nueva')],
      ['subir desde una dirección', openByMenu('Nuevo', 'Subir desde una dirección')],
    ],
  },
  {
    name: 'biblioteca de medios',
    path: '/plugins/upload',
    isFor: ADMINISTRADOR,
    steps: [
      ['mover uno', openByMenu('Más acciones', 'Mover a una carpeta', pictureCard)],
      ['eliminar uno', openByMenu('Más acciones', 'Eliminar', pictureCard)],
      ['elegidos', (page) => pictureCard(page).getByRole('checkbox').check()],
      ['mover varios', openByButton('Mover', 'dialog')],
      ['eliminar varios', openByButton('Eliminar', 'dialog')],
    ],
  },
  { name: 'calendario', path: '/calendario' },
  { name: 'ordenar', path: '/ordenar' },
  {
    name: 'ordenar un tipo',
    path: `/ordenar/${COMPLEMENTARY}`,
    isFor: ADMINISTRADOR,
    steps: [['una más abajo', (page) => button(page, /^Bajar «/).click()]],
  },
  { name: 'uso de imágenes', path: '/uso-de-imagenes' },
  {
    name: 'guía',
    path: '/guia#deshacer',
    steps: [
      [
        'sin resultados',
        async (page) => {
          await page.getByRole('searchbox').fill('facturas');
          await expect(page.getByText(/^Nada en la guía/)).toBeVisible();
        },
      ],
    ],
  },
  { name: 'tu perfil', path: '/me' },
  { name: 'una página que no existe', path: '/no-existe' },
];
