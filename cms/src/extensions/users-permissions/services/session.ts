import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { SessionEntry } from '../../../../contracts/session';
import { query } from '../../../platform/strapi/query';
import { deviceName } from '../lib/device-name';
import { findAccount, isStaff } from '../lib/staff';

type Tokens = { jwt: string; refreshToken: string };
type Renewal = { kind: 'renewed'; tokens: Tokens } | { kind: 'ended' } | { kind: 'busy' };

const SESSION = 'admin::session';

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Sessions based on Strapi's session records. Strapi creates a new record at each renewal with the
 * same `deviceId`, which serves as the public id of the session.
 *
 * UPSTREAM: @strapi/admin 5.54 · the records `admin::session`, and `metadata` of refresh tokens
 * why: the session manager does not return the device of a session
 * test: cms/tests/api/sessions.test.ts
 * until: Strapi documents the session manager
 */
export default function sessionService({ strapi }: { strapi: Core.Strapi }) {
  const manager = () => strapi.sessionManager('users-permissions');

  async function toTokens(refreshToken: string): Promise<Tokens> {
    const access = await manager().generateAccessToken(refreshToken);
    if ('error' in access) throw new Error(`No access token for a new session: ${access.error}`);
    return { jwt: access.token, refreshToken };
  }

  /** Returns the session id of a Strapi session record. */
  async function idOf(recordId: string | undefined): Promise<string | undefined> {
    if (!recordId) return undefined;
    const record = await query(strapi, SESSION).findOne({ where: { sessionId: recordId } });
    return record?.deviceId;
  }

  async function end(userId: number, id: string): Promise<void> {
    await manager().invalidateRefreshToken(String(userId), id);
  }

  return {
    idOf,
    end,

    async start(userId: number, userAgent: string): Promise<Tokens> {
      const metadata = { loginAt: new Date().toISOString(), deviceName: deviceName(userAgent) };
      const refresh = await manager().generateRefreshToken(String(userId), randomUUID(), {
        type: 'refresh',
        metadata,
      });
      return toTokens(refresh.token);
    },

    /** Rotates a refresh token. */
    async renew(refreshToken: string): Promise<Renewal> {
      const found = await manager().validateRefreshToken(refreshToken);
      if (!found.isValid) return { kind: 'ended' };
      const account = await findAccount(strapi, { id: Number(found.userId) });
      if (!isStaff(account)) return { kind: 'ended' };
      const rotation = await manager().rotateRefreshToken(refreshToken);
      if ('token' in rotation) {
        return { kind: 'renewed', tokens: await toTokens(rotation.token) };
      }
      // It was valid before the rotation: another tab rotated it, or the database failed.
      return { kind: rotation.error === 'invalid_refresh_token' ? 'busy' : 'ended' };
    },

    /** Ends the session of a refresh token if it belongs to the user. */
    async endByToken(userId: number, refreshToken: string): Promise<void> {
      const found = await manager().validateRefreshToken(refreshToken);
      if (!found.isValid || found.userId !== String(userId)) return;
      const id = await idOf(found.sessionId);
      if (id) await end(userId, id);
    },

    async endAll(userId: number): Promise<void> {
      await manager().invalidateRefreshToken(String(userId));
    },

    /** Ends every session of a user except one. */
    async endOthers(userId: number, keptId: string | undefined): Promise<void> {
      const records = await manager().listSessions(String(userId));
      const ids = new Set(records.map(({ deviceId = '' }) => deviceId));
      for (const id of ids) if (id !== keptId) await end(userId, id);
    },

    /** Returns the active sessions of a user, newest first. */
    async list(userId: number, currentId: string | undefined): Promise<SessionEntry[]> {
      const records = await manager().listSessions(String(userId));
      return records
        .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
        .map(({ deviceId = '', metadata, createdAt }) => {
          const lastUsedAt = new Date(createdAt ?? 0).toISOString();
          return {
            id: deviceId,
            isCurrent: deviceId === currentId,
            device: asText(metadata?.deviceName) ?? deviceName(''),
            createdAt: asText(metadata?.loginAt) ?? lastUsedAt,
            lastUsedAt,
          };
        })
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
