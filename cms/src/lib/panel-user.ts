import type { Core } from '@strapi/strapi';

type Named = { firstname?: string | null; lastname?: string | null; username?: string | null };
export type PanelUser = Named & { id: number };
type Ability = { can(action: string, subject?: string): boolean };

const PUBLISH = 'plugin::content-manager.explorer.publish';

export function nameOfPanelUser({ firstname, lastname, username }: Named): string {
  return [firstname, lastname].filter(Boolean).join(' ') || username || '';
}

/** Whoever works in the CMS panel right now; none when a visitor or the program itself does. */
export function panelUser(strapi: Core.Strapi): { id: number; name: string } | undefined {
  const user: PanelUser | undefined = strapi.requestContext.get()?.state.user;
  return user && { id: user.id, name: nameOfPanelUser(user) };
}

/** What whoever works in the CMS panel may do; none outside of the panel. */
export function panelAbility(strapi: Core.Strapi): Ability | undefined {
  return strapi.requestContext.get()?.state.userAbility;
}

/** Whether somebody works in the panel who may write entries of that type and not publish them. */
export function mayOnlyDraft(strapi: Core.Strapi, uid: string): boolean {
  return panelAbility(strapi)?.can(PUBLISH, uid) === false;
}
