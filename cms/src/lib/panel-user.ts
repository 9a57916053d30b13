import type { Core } from '@strapi/strapi';

type PanelUser = { id: number; firstname?: string; lastname?: string; username?: string };

/** Whoever works in the CMS panel right now; none when a visitor or the program itself does. */
export function panelUser(strapi: Core.Strapi): { id: number; name: string } | undefined {
  const user: PanelUser | undefined = strapi.requestContext.get()?.state.user;
  if (!user) return undefined;
  const { id, firstname, lastname, username } = user;
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || username || '' };
}
