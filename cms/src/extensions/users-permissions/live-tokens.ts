import type { Core } from '@strapi/strapi';

export type JwtService = { verify(token: string): Promise<{ sessionId?: string }> };

/** Refuses at once a token whose session has ended; Strapi takes it until it expires. */
export function acceptLiveTokensOnly(strapi: Core.Strapi, jwt: JwtService): JwtService {
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
