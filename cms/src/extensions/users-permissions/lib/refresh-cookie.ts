import type { Core } from '@strapi/strapi';

import type { Context } from '../../../platform/http/context';

type CookieConfig = {
  name?: string;
  path?: string;
  sameSite?: 'strict' | 'lax';
  secure?: boolean;
  maxAge?: number;
};

/** Creates the accessors of the HTTP-only cookie with the refresh token. */
export function createRefreshCookie(strapi: Core.Strapi) {
  const {
    name = 'strapi_up_refresh',
    maxAge,
    ...place
  }: CookieConfig = strapi.config.get('plugin::users-permissions.sessions.cookie', {});
  const options = { ...place, httpOnly: true, overwrite: true };
  return {
    read: (ctx: Context): string | undefined => ctx.cookies.get(name),
    write: (ctx: Context, token: string) => ctx.cookies.set(name, token, { ...options, maxAge }),
    clear: (ctx: Context) => ctx.cookies.set(name, '', { ...options, expires: new Date(0) }),
  };
}
