import type { Core } from '@strapi/strapi';

import type { Ability } from '../http/context';

type Named = { firstname?: string | null; lastname?: string | null; username?: string | null };
export type PanelUser = Named & { id: number };

const PUBLISH = 'plugin::content-manager.explorer.publish';

export function nameOfPanelUser({ firstname, lastname, username }: Named): string {
  return [firstname, lastname].filter(Boolean).join(' ') || username || '';
}

/** Returns the panel user of the current request; undefined for visitors and background work. */
export function panelUser(strapi: Core.Strapi): { id: number; name: string } | undefined {
  const user = strapi.requestContext.get()?.state.user;
  return user && { id: user.id, name: nameOfPanelUser(user) };
}

/** Returns the permissions of the panel user; undefined outside of panel requests. */
export function panelAbility(strapi: Core.Strapi): Ability | undefined {
  return strapi.requestContext.get()?.state.userAbility;
}

/** Returns true when a panel user makes the request and may not publish entries of that type. */
export function mayOnlyDraft(strapi: Core.Strapi, uid: string): boolean {
  return panelAbility(strapi)?.can(PUBLISH, uid) === false;
}
