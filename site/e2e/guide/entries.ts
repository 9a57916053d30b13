import type { PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';

type Entries = Readonly<Record<PanelRoleKey, string>>;

/** Demo entries per role; no two roles change the same entry unintentionally. */
export const PRICE_ENTRIES: Entries = {
  redactor: 'Tableta de cobro Cumbre 10',
  editor: 'Impresora térmica de 80 mm',
  administrador: 'Kiosco de autoservicio Portal 24',
};

export const DRAFT_ENTRIES: Entries = {
  redactor: 'Motor de reservaciones web',
  editor: 'Báscula con salida a caja',
  administrador: 'Paquete de arranque para 3 pantallas',
};

export const PICTURE_FILES: Entries = {
  redactor: 'prod-cajon.webp',
  editor: 'prod-cajon.webp',
  administrador: 'prod-licencia-inventario.webp',
};

/** Page that shows each picture. */
export const PICTURE_PAGES: Entries = {
  redactor: '/productos/cajon-de-dinero',
  editor: '/productos/cajon-de-dinero',
  administrador: '/productos/modulo-inventario',
};

export const TESTIMONIAL_ENTRIES: Entries = {
  redactor: 'Marisol Cruz Santiago',
  editor: 'Ernesto Vásquez Luis',
  administrador: 'Dra. Paola Jiménez Ortiz',
};

/** Unique prices, as typed in the panel and as formatted on the site. */
export const NEW_PRICES: Readonly<
  Record<PanelRoleKey, readonly [typed: string, formatted: string]>
> = {
  redactor: ['4321.65', '4,321.65'],
  editor: ['1623.45', '1,623.45'],
  administrador: ['27654.32', '27,654.32'],
};

export const draftName = (name: string) => `${name} (nuevo)`;
