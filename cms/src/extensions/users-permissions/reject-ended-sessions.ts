import type { Core } from '@strapi/strapi';

export type JwtService = { verify(token: string): Promise<{ sessionId?: string }> };

/** Makes `verify` reject access tokens of ended sessions, which Strapi accepts until they expire. */
export function rejectEndedSessions(strapi: Core.Strapi, jwt: JwtService): JwtService {
  return {
    ...jwt,
    async verify(token) {
      const payload = await jwt.verify(token);
      const { sessionId = '' } = payload;
      if (await strapi.sessionManager('users-permissions').isSessionActive(sessionId)) {
        return payload;
      }
      throw new Error('The session of this token has ended.');
    },
  };
}
