/** Demo accounts of the CMS, one per role: see cms/contracts/panel-roles.ts. */
export const DEMO_STAFF = {
  Redactor: 'redaccion@tequiora.mx',
  Editor: 'edicion@tequiora.mx',
  Administrador: 'administracion@tequiora.mx',
} as const;
