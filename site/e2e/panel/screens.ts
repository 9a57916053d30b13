import { expect } from '@playwright/test';
import {
  asking,
  button,
  pictureCard,
  type Step,
  opening,
  openEntry,
  openPreview,
} from './steps.ts';

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
const COMPLEMENTARY = 'api::complementary-service.complementary-service';
const PRODUCTS = `${LIST}/api::product.product`;

/** An entry that is published, and whose draft the test has changed. */
export const CHANGED = { uid: COMPLEMENTARY, name: 'Tarjeta NFC' } as const;

export const SCREENS: readonly Screen[] = [
  { name: 'inicio', path: '/', steps: [] },
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
      ['historial', opening('Ver historial', 'dialog')],
      ['vista previa', openPreview],
    ],
  },
  {
    name: 'lista de servicios complementarios',
    path: `${LIST}/${COMPLEMENTARY}`,
    isFor: ADMINISTRADOR,
    steps: [
      ['eliminar una', asking('Acciones de la entrada', 'Eliminar entrada')],
      ['elegidas', (page) => page.getByRole('checkbox').first().check()],
      ['publicar varias', opening('Publicar', 'dialog')],
      ['retirar varias', opening('Retirar', 'dialog')],
      ['eliminar varias', opening('Eliminar', 'dialog')],
      ['con cambios', (page) => openEntry(page, CHANGED.name)],
      ['retirarla', asking('Más acciones para la entrada', 'Retirar')],
      ['descartar los cambios', asking('Más acciones para la entrada', 'Descartar cambios')],
      ['eliminarla', asking('Más acciones', 'Eliminar entrada')],
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
      ['acciones de un archivo', opening('Más acciones', 'menu')],
      ['datos de una imagen', opening(/^og-default\.webp/, 'dialog')],
      ['carpeta nueva', asking('Nuevo', 'Carpeta nueva')],
      ['subir desde una dirección', asking('Nuevo', 'Subir desde una dirección')],
    ],
  },
  {
    name: 'biblioteca de medios',
    path: '/plugins/upload',
    isFor: ADMINISTRADOR,
    steps: [
      ['mover uno', asking('Más acciones', 'Mover a una carpeta', pictureCard)],
      ['eliminar uno', asking('Más acciones', 'Eliminar', pictureCard)],
      ['elegidos', (page) => pictureCard(page).getByRole('checkbox').check()],
      ['mover varios', opening('Mover', 'dialog')],
      ['eliminar varios', opening('Eliminar', 'dialog')],
    ],
  },
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
