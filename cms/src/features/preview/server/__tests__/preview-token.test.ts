import { createHmac } from 'node:crypto';

import { createPreviewTokens } from '../preview-token';

const SECRET = 'un secreto de prueba';
const START = Date.UTC(2026, 10, 21, 12);
const target = { uid: 'api::product.product', documentId: 'abc', status: 'draft' } as const;

describe('createPreviewTokens', () => {
  const at = (time: number, secret = SECRET) => createPreviewTokens(secret, () => time);
  const token = at(START).issue(target);

  it('accepts a token for ten minutes and returns its target', () => {
    expect(at(START).read(token)).toEqual({ kind: 'valid', target, secondsLeft: 600 });
    expect(at(START + 599_000).read(token).kind).toBe('valid');
    expect(at(START + 600_000).read(token)).toEqual({ kind: 'expired' });
  });

  it('rejects a token signed with another secret', () => {
    expect(at(START, 'otro secreto').read(token)).toEqual({ kind: 'invalid' });
  });

  it('rejects a token whose target or expiry was changed', () => {
    const [, signature] = token.split('.');
    const claims = { ...target, documentId: 'otro', exp: START + 10_000_000 };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const withSecret = createHmac('sha256', SECRET).update(payload).digest('base64url');
    for (const forged of [`${payload}.${signature}`, `${payload}.${withSecret}`]) {
      expect(at(START).read(forged)).toEqual({ kind: 'invalid' });
    }
  });

  it.each(['', '.', 'x', 'x.y', '.x', `${token}.x`, 'eyJhbGciOiJub25lIn0.e30.', 'a'.repeat(5000)])(
    'rejects %s',
    (text) => {
      expect(at(START).read(text)).toEqual({ kind: 'invalid' });
    },
  );
});
