import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PURPOSE = 'tequiora: two-factor secrets';
const VERSION = 'v1';

/**
 * Encrypts the secrets of authenticator apps (AES-256-GCM) with a separate key derived from
 * ENCRYPTION_KEY. The account id is authenticated, so a secret cannot be copied to another row.
 */
export function createSecretBox(encryptionKey: string) {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', PURPOSE, 32));

  return {
    seal(secret: string, accountId: number): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(String(accountId)));
      const parts = [iv, Buffer.concat([cipher.update(secret), cipher.final()])];
      return [
        VERSION,
        ...[...parts, cipher.getAuthTag()].map((part) => part.toString('base64url')),
      ].join('.');
    },

    /** Returns null when the key or account differs, or the text was modified. */
    open(sealed: string, accountId: number): string | null {
      const [version, ...parts] = sealed.split('.');
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !text || !tag) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
          .setAAD(Buffer.from(String(accountId)))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
