import { EnvError, type EnvSource } from '../env-reader';
import { readSecrets } from '../secrets';

const strong = (name: string) => `${name}-Vb3kQ9xT7mLp2ZsR8wYc4HdN6fGj`;

function environment(changes: EnvSource = {}): EnvSource {
  return {
    NODE_ENV: 'production',
    APP_KEYS: `${strong('first')},${strong('second')}`,
    ADMIN_JWT_SECRET: strong('admin'),
    API_TOKEN_SALT: strong('token'),
    TRANSFER_TOKEN_SALT: strong('transfer'),
    ENCRYPTION_KEY: strong('encryption'),
    JWT_SECRET: strong('session'),
    STRAPI_TOKEN: strong('site'),
    ...changes,
  };
}

function problemsOf(source: EnvSource): readonly string[] {
  try {
    readSecrets(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe('readSecrets', () => {
  it('accepts random secrets of 32 characters', () => {
    expect(readSecrets(environment()).siteToken).toBe(strong('site'));
  });

  it.each([
    ['short', 'only-31-characters-in-this-one!'],
    ['an example value', 'change-me-change-me-change-me-change-me'],
    ['another example value', 'tobemodified-tobemodified-tobemodified'],
  ])('rejects a secret that is %s in production', (_, JWT_SECRET) => {
    expect(problemsOf(environment({ JWT_SECRET }))).toEqual([
      expect.stringMatching(/^JWT_SECRET is malformed: .* 32 characters or more/),
    ]);
  });

  it('accepts a short secret outside production, but never a missing one', () => {
    const source = environment({ NODE_ENV: 'development', JWT_SECRET: 'x', API_TOKEN_SALT: '' });
    expect(problemsOf(source)).toEqual([expect.stringMatching(/^API_TOKEN_SALT is missing/)]);
  });

  it('validates each of the session keys', () => {
    expect(problemsOf(environment({ APP_KEYS: `${strong('first')},short` }))).toHaveLength(1);
  });

  it('requires the publisher secret only when a publisher is configured', () => {
    expect(readSecrets(environment()).publisher).toBeUndefined();
    expect(problemsOf(environment({ PUBLISHER_URL: 'http://127.0.0.1:8001' }))).toEqual([
      expect.stringMatching(/^PUBLISHER_SECRET is missing/),
    ]);
  });

  it('requires both parts of an account and a password that the panel accepts', () => {
    const email = { CMS_ADMIN_EMAIL: 'Ana@Tequiora.mx' };
    expect(problemsOf(environment(email))).toHaveLength(1);
    expect(problemsOf(environment({ ...email, CMS_ADMIN_PASSWORD: 'todominusculas1' }))).toEqual([
      expect.stringMatching(/^CMS_ADMIN_PASSWORD is malformed/),
    ]);
    const { cmsAdmin } = readSecrets(environment({ ...email, CMS_ADMIN_PASSWORD: 'Oaxaca2026' }));
    expect(cmsAdmin).toEqual({ email: 'ana@tequiora.mx', password: 'Oaxaca2026' });
  });
});
