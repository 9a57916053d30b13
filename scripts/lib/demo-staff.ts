/** The accounts that the CMS creates in a demonstration, as cms/contracts/panel-roles.ts names them. */
export const DEMO_STAFF = {
  Redactor: 'redaccion@tequiora.mx',
  Editor: 'edicion@tequiora.mx',
  Administrador: 'administracion@tequiora.mx',
} as const;
