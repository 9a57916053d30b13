import type { PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';

type Entries = Readonly<Record<PanelRoleKey, string>>;

/** What of the demo content each role works on; nothing is changed by two of them by chance. */
export const PRICED: Entries = {
  redactor: 'Tableta de cobro Cumbre 10',
  editor: 'Impresora térmica de 80 mm',
  administrador: 'Kiosco de autoservicio Portal 24',
};

export const DRAFTED: Entries = {
  redactor: 'Motor de reservaciones web',
  editor: 'Báscula con salida a caja',
  administrador: 'Paquete de arranque para 3 pantallas',
};

export const PICTURES: Entries = {
  redactor: 'prod-cajon.webp',
  editor: 'prod-cajon.webp',
  administrador: 'prod-licencia-inventario.webp',
};

/** Where each picture is seen. */
export const PICTURE_PAGES: Entries = {
  redactor: '/productos/cajon-de-dinero',
  editor: '/productos/cajon-de-dinero',
  administrador: '/productos/modulo-inventario',
};

export const TESTIMONIALS: Entries = {
  redactor: 'Marisol Cruz Santiago',
  editor: 'Ernesto Vásquez Luis',
  administrador: 'Dra. Paola Jiménez Ortiz',
};

/** Prices that nothing else has: as the panel takes them, and as the site tells them. */
export const PRICES: Readonly<Record<PanelRoleKey, readonly [typed: string, told: string]>> = {
  redactor: ['4321.65', '4,321.65'],
  editor: ['1623.45', '1,623.45'],
  administrador: ['27654.32', '27,654.32'],
};

export const draftName = (name: string) => `${name} (nuevo)`;
