import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { type DashboardRole, isDashboardRole } from '../../../contracts/session';

/** A user of the CMS panel or an account of the dashboard. */
export type RequestUser = {
  id: number;
  email: string;
  name?: string | null;
  signature?: string | null;
  username?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  /** Only dashboard accounts have one. */
  role?: { type?: string | null } | null;
};

/** Permissions of a panel user. */
export type Ability = { can(action: string, subject?: string): boolean };

declare module 'koa' {
  interface DefaultState {
    /** Undefined for visitors and background work. */
    user?: RequestUser;
    /** Only panel requests have one. */
    userAbility?: Ability;
    /** The session of a dashboard account. */
    session?: { id: string };
    auth?: unknown;
    route?: Record<string, unknown>;
    isScheduled?: boolean;
    isBaseChecked?: boolean;
    hasMetOutage?: boolean;
    /** The body as it was sent; undefined for files. */
    rawBody?: unknown;
    ownStatus?: unknown;
    failRequest?: (reason: unknown) => void;
  }
  interface DefaultContext {
    /** The parameters of our routes; a route has those that its path names. */
    params: Record<'id' | 'documentId' | 'uid' | 'list' | 'model', string>;
    badRequest(message?: string): void;
    forbidden(message?: string): void;
    notFound(message?: string): void;
    unauthorized(message?: string): void;
  }
}

/** The Koa context that a controller receives. */
export type Context = Parameters<Core.ControllerHandler>[0];

/** Returns the role of a dashboard account, or undefined for other users. */
export function dashboardRoleOf({ role }: RequestUser): DashboardRole | undefined {
  return isDashboardRole(role?.type) ? role.type : undefined;
}

/** Returns the user of a route that requires authentication. @throws Error for a visitor */
export function userOf({ state }: Pick<Context, 'state'>): RequestUser {
  if (!state.user) throw new Error('The route has no authenticated user');
  return state.user;
}

/** Returns the fields of the request body; empty for a body without fields. */
export function bodyOf({ request }: Pick<Context, 'request'>): Record<string, unknown> {
  const body: unknown = request.body;
  return isRecord(body) ? body : {};
}
