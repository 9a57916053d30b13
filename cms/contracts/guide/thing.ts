import type { PanelRoleKey } from '../panel-roles';

/**
 * One thing that staff do in the panel: «Guía» tells it, and the browser tests do it. `screen` holds
 * the words of the panel's screens: the steps name them in «…», the tests look for them.
 */
export type GuideThing<Screen extends Record<string, string> = Record<string, string>> = {
  /** Its anchor on the page, and the name of its picture. */
  id: string;
  title: string;
  goal: string;
  screen: Readonly<Screen>;
  steps: readonly string[];
  /** Who does all of it. */
  roles: readonly PanelRoleKey[];
  /** What somebody with another role does of it. */
  others?: string;
  /** What happens on the site, and how soon. */
  onSite: string;
  /** What its picture shows, for whoever does not see it. */
  picture: string;
};

export const PUBLISHERS: readonly PanelRoleKey[] = ['editor', 'administrador'];
export const EVERYBODY: readonly PanelRoleKey[] = ['redactor', ...PUBLISHERS];

/** Names of the panel's frame and of the editor, which several things use. */
export const PANEL = {
  content: 'Contenido',
  save: 'Guardar',
  publish: 'Publicar',
  more: 'Más acciones para la entrada',
  online: '¿Ya está en línea?',
} as const;
