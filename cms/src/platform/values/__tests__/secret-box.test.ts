import { createSecretBox } from '../secret-box';

describe('createSecretBox', () => {
  const box = createSecretBox('clave', 'prueba');

  it('decrypts what it encrypted, with a different ciphertext each time', () => {
    const [one, other] = [box.seal('SECRETO', 7), box.seal('SECRETO', 7)];
    expect(one).not.toBe(other);
    expect([box.open(one, 7), box.open(other, 7)]).toEqual(['SECRETO', 'SECRETO']);
    expect(one).not.toContain('SECRETO');
  });

  it('returns null for another key, another account and modified text', () => {
    const sealed = box.seal('SECRETO', 7);
    const changed = sealed.replace(/\.(.)/, (_match, first: string) =>
      first === 'A' ? '.B' : '.A',
    );
    expect(createSecretBox('otra', 'prueba').open(sealed, 7)).toBeNull();
    expect(createSecretBox('clave', 'otra').open(sealed, 7)).toBeNull();
    for (const [text, account] of [
      [sealed, 8],
      [changed, 7],
      ['', 7],
      ['v1.a.b.c', 7],
    ] as const) {
      expect(box.open(text, account)).toBeNull();
    }
  });
});
