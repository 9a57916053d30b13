import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PURPOSE = 'tequiora: two-factor secrets';
const VERSION = 'v1';

/**
 * Encrypts the secrets of authenticator applications (AES-256-GCM) with a key of its own, derived
 * from ENCRYPTION_KEY. A secret is bound to its account: copied to another row it cannot be read.
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

    /** Returns null for what was sealed with another key, for another account, or changed since. */
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
