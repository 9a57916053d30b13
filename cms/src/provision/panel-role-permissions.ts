import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import { PANEL_ACTIONS, type PanelRoleKey } from '../../contracts/panel-roles';
import { listPublicTypes } from '../content-model/public-types';

type ContentAction = 'create' | 'read' | 'update' | 'delete' | 'publish';

export type Permission = {
  action: string;
  subject?: string;
  properties?: { fields?: readonly string[] };
  conditions?: readonly string[];
};

type FieldPaths = (uid: string) => readonly string[];

const WRITE: readonly ContentAction[] = ['read', 'create', 'update', 'delete'];
const WRITE_AND_PUBLISH: readonly ContentAction[] = [...WRITE, 'publish'];
// Without delete: the site build needs the entry of every single type.
const SINGLE_TYPE_ACTIONS: readonly ContentAction[] = ['read', 'create', 'update', 'publish'];
const ACTIONS_WITH_FIELDS: readonly ContentAction[] = ['read', 'create', 'update'];

const SITE_SETTINGS = 'api::site-settings.site-settings';
const REDIRECT = 'api::redirect.redirect';
/** Set by the program when an entry moves. */
const REDIRECT_OWNER_FIELDS = ['entryType', 'entryId'];
const REPLY_TEMPLATE = 'api::reply-template.reply-template';
const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';
/** Scheduling a publication needs the permission to publish. */
const SCHEDULE_FIELDS = ['publishAt', 'unpublishAt'];

const PICTURES = ['read', 'assets.create', 'assets.download', 'assets.copy-link'];
const VIEWS = [
  'plugin::content-manager.single-types.configure-view',
  'plugin::content-manager.collection-types.configure-view',
  'plugin::content-manager.components.configure-layout',
  'plugin::upload.configure-view',
];
const CHANGE_PICTURES = 'plugin::upload.assets.update';

const plain = (actions: readonly string[]): Permission[] => actions.map((action) => ({ action }));

/** Returns all permissions of each panel role. */
export function panelRolePermissions(
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
      if (!ACTIONS_WITH_FIELDS.includes(name)) return permission;
      const fields = fieldsOf(uid).filter((field) => name === 'read' || mayWrite(field));
      return { ...permission, properties: { fields } };
    });
  }

  function onContent(
    actions: readonly ContentAction[],
    { settings, schedule }: { settings: boolean; schedule: boolean },
  ): Permission[] {
    return types.flatMap(({ uid, kind }) => {
      if (uid === SITE_SETTINGS && !settings) return onType(uid, ['read']);
      const possible =
        kind === 'singleType'
          ? actions.filter((name) => SINGLE_TYPE_ACTIONS.includes(name))
          : actions;
      return onType(uid, possible, (field) => schedule || !SCHEDULE_FIELDS.includes(field));
    });
  }

  const redirects = onType(REDIRECT, WRITE, (field) => !REDIRECT_OWNER_FIELDS.includes(field));
  const pictures = plain(PICTURES.map((name) => `plugin::upload.${name}`));
  const publishing = [...pictures, ...plain([CHANGE_PICTURES, PANEL_ACTIONS.publishSite])];
  return {
    redactor: [
      ...onContent(WRITE, { settings: false, schedule: false }),
      ...onType(REPLY_TEMPLATE, ['read']),
      ...pictures,
      { action: CHANGE_PICTURES, conditions: ['admin::is-creator'] },
    ],
    editor: [
      ...onContent(WRITE_AND_PUBLISH, { settings: false, schedule: true }),
      ...onType(REPLY_TEMPLATE, WRITE),
      ...redirects,
      ...publishing,
    ],
    administrador: [
      ...onContent(WRITE_AND_PUBLISH, { settings: true, schedule: true }),
      ...onType(REPLY_TEMPLATE, WRITE),
      ...redirects,
      ...onType(ENQUIRY_UID, ['read', 'update'], (field) => field === 'status'),
      ...onType(SUBSCRIPTION, ['read']),
      ...publishing,
      ...plain([...VIEWS, PANEL_ACTIONS.rollBackSite]),
    ],
  };
}
