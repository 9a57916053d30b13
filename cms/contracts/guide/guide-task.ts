import type { PanelRoleKey } from '../panel-roles';

/**
 * A staff task in the panel, shown in «Guía» and executed by the guide tests. `screen` holds labels
 * of the panel: the steps quote them in «…», and the tests find controls by them.
 */
export type GuideTask<Screen extends Record<string, string> = Record<string, string>> = {
  /** Anchor on the page and base name of the picture. */
  id: string;
  title: string;
  goal: string;
  screen: Readonly<Screen>;
  steps: readonly string[];
  /** Roles that may perform all steps. */
  roles: readonly PanelRoleKey[];
  /** What users with other roles may do. */
  others?: string;
  /** Effect on the site, and its delay. */
  onSite: string;
  /** Alternative text of the picture. */
  picture: string;
};

/** Labels of the panel and of its editor that several tasks use. */
export const PANEL_LABELS = {
  content: 'Contenido',
  save: 'Guardar',
  publish: 'Publicar',
  more: 'Más acciones para la entrada',
  online: '¿Ya está en línea?',
} as const;
