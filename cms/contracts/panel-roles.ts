/** Roles of the CMS panel, in addition to Strapi's super admin. */

export const PUBLISHERS = ['editor', 'administrador'] as const;
export const ALL_ROLES = ['redactor', ...PUBLISHERS] as const;
export type PanelRoleKey = (typeof ALL_ROLES)[number];

type PanelRole = {
  /** Two of them reuse the codes of Strapi's default roles, so that their users keep them. */
  code: string;
  name: string;
  description: string;
};

const OURS = 'Sus permisos vienen con el sistema: para otros, crea un rol nuevo.';

export const PANEL_ROLES: Readonly<Record<PanelRoleKey, PanelRole>> = {
  redactor: {
    code: 'strapi-author',
    name: 'Redactor',
    description: `Escribe borradores y sube imágenes; no publica. ${OURS}`,
  },
  editor: {
    code: 'strapi-editor',
    name: 'Editor',
    description: `Publica, programa, retira y borra contenido; escribe las plantillas de respuesta y las redirecciones. ${OURS}`,
  },
  administrador: {
    code: 'tequiora-administrador',
    name: 'Administrador',
    description: `Lo del editor, más los ajustes del sitio, las consultas y las suscripciones. ${OURS}`,
  },
};

export const SUPER_ADMIN_ROLE: PanelRole = {
  code: 'strapi-super-admin',
  name: 'Superadministrador',
  description: 'Puede todo, también cuentas, roles, webhooks y claves de acceso.',
};

/** Custom permissions of the panel roles. */
export const PANEL_ACTIONS = {
  publishSite: 'api::publication-panel.publish',
  rollBackSite: 'api::publication-panel.rollback',
} as const;

/** E-mail of the demo account of each role; the password is `CMS_STAFF_PASSWORD`. */
export const DEMO_STAFF: Readonly<Record<PanelRoleKey, string>> = {
  redactor: 'redaccion@tequiora.mx',
  editor: 'edicion@tequiora.mx',
  administrador: 'administracion@tequiora.mx',
};
