import type { Core } from '@strapi/strapi';

import { PANEL_ACTIONS, type PanelRoleKey } from '../../contracts/panel-roles';
import { listPublicTypes } from '../lib/public-types';

type ContentAction = 'create' | 'read' | 'update' | 'delete' | 'publish';

export type Permission = {
  action: string;
  subject?: string;
  properties?: { fields?: readonly string[] };
  conditions?: readonly string[];
};

type FieldPaths = (uid: string) => readonly string[];

const WRITE: readonly ContentAction[] = ['read', 'create', 'update', 'delete'];
const RUN: readonly ContentAction[] = [...WRITE, 'publish'];
// Their pages are always there: without its entry the site could not be built.
const OF_A_SINGLE: readonly ContentAction[] = ['read', 'create', 'update', 'publish'];
const BY_FIELD: readonly ContentAction[] = ['read', 'create', 'update'];

const SITE_SETTINGS = 'api::site-settings.site-settings';
const REDIRECT = 'api::redirect.redirect';
const ENQUIRY = 'api::enquiry.enquiry';
const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';
/** To publish at a moment is to publish. */
const MOMENTS = ['publishAt', 'unpublishAt'];

const PICTURES = ['read', 'assets.create', 'assets.download', 'assets.copy-link'];
const VIEWS = [
  'plugin::content-manager.single-types.configure-view',
  'plugin::content-manager.collection-types.configure-view',
  'plugin::content-manager.components.configure-layout',
  'plugin::upload.configure-view',
];
const CHANGE_PICTURES = 'plugin::upload.assets.update';

const plain = (actions: readonly string[]): Permission[] => actions.map((action) => ({ action }));

/** What each role may do; it may nothing that is not here. */
export function panelPermissions(
  strapi: Core.Strapi,
  fieldsOf: FieldPaths,
): Record<PanelRoleKey, Permission[]> {
  const types = listPublicTypes(strapi);

  function onType(
    uid: string,
    actions: readonly ContentAction[],
    mayWrite = (_field: string) => true,
  ): Permission[] {
    return actions.map((name) => {
      const permission = { action: `plugin::content-manager.explorer.${name}`, subject: uid };
      if (!BY_FIELD.includes(name)) return permission;
      const fields = fieldsOf(uid).filter((field) => name === 'read' || mayWrite(field));
      return { ...permission, properties: { fields } };
    });
  }

  function onContent(
    actions: readonly ContentAction[],
    { settings, moments }: { settings: boolean; moments: boolean },
  ): Permission[] {
    return types.flatMap(({ uid, kind }) => {
      if (uid === SITE_SETTINGS && !settings) return onType(uid, ['read']);
      const possible =
        kind === 'singleType' ? actions.filter((name) => OF_A_SINGLE.includes(name)) : actions;
      return onType(uid, possible, (field) => moments || !MOMENTS.includes(field));
    });
  }

  const pictures = plain(PICTURES.map((name) => `plugin::upload.${name}`));
  const publishing = [...pictures, ...plain([CHANGE_PICTURES, PANEL_ACTIONS.publishSite])];
  return {
    redactor: [
      ...onContent(WRITE, { settings: false, moments: false }),
      ...pictures,
      { action: CHANGE_PICTURES, conditions: ['admin::is-creator'] },
    ],
    editor: [...onContent(RUN, { settings: false, moments: true }), ...publishing],
    administrador: [
      ...onContent(RUN, { settings: true, moments: true }),
      ...onType(REDIRECT, ['read', 'delete']),
      ...onType(ENQUIRY, ['read', 'update'], (field) => field === 'status'),
      ...onType(SUBSCRIPTION, ['read']),
      ...publishing,
      ...plain([...VIEWS, PANEL_ACTIONS.rollBackSite]),
    ],
  };
}
