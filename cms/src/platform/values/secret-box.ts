import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';

/**
 * Encrypts secrets that are stored (AES-256-GCM) with a key derived from ENCRYPTION_KEY for one purpose. The
 * owner is authenticated, so a secret cannot be copied to another row.
 */
export function createSecretBox(encryptionKey: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', purpose, 32));

  return {
    seal(secret: string, owner: number | string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(String(owner)));
      const parts = [iv, Buffer.concat([cipher.update(secret), cipher.final()])];
      return [
        VERSION,
        ...[...parts, cipher.getAuthTag()].map((part) => part.toString('base64url')),
      ].join('.');
    },

    /** Returns null when the key or owner differs, or the text was modified. */
    open(sealed: string, owner: number | string): string | null {
      const [version, ...parts] = sealed.split('.');
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !text || !tag) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
          .setAAD(Buffer.from(String(owner)))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
