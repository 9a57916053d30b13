import { createEnvReader, EnvError } from '../env-reader';

function problemsOf(read: (env: ReturnType<typeof createEnvReader>) => void, source = {}) {
  const env = createEnvReader(source);
  read(env);
  try {
    env.finish();
  } catch (error) {
    return error instanceof EnvError ? error.problems : [String(error)];
  }
  return [];
}

describe('createEnvReader', () => {
  it('names every missing and malformed variable at once', () => {
    const problems = problemsOf(
      (env) => {
        env.required('STRAPI_TOKEN', 'a secret');
        env.port('CMS_PORT', 1337);
        env.flag('DEMO');
        env.url('SITE_PUBLIC_URL', '');
        env.oneOf('DATABASE_CLIENT', ['sqlite', 'postgres'], 'sqlite');
      },
      {
        CMS_PORT: '70000',
        DEMO: 'yes',
        SITE_PUBLIC_URL: 'javascript:alert(1)',
        DATABASE_CLIENT: 'mysql',
      },
    );
    expect(problems).toEqual([
      'STRAPI_TOKEN is missing: it expects a secret',
      'CMS_PORT is malformed: it expects a port number from 0 to 65535',
      'DEMO is malformed: it expects true or false',
      'SITE_PUBLIC_URL is malformed: it expects an address such as https://example.com',
      'DATABASE_CLIENT is malformed: it expects sqlite or postgres',
    ]);
  });

  it('treats an empty variable as not set', () => {
    const env = createEnvReader({ CMS_PORT: ' ', DEMO: '' });
    expect(env.port('CMS_PORT', 8000)).toBe(8000);
    expect(env.flag('DEMO')).toBe(false);
    expect(() => env.finish()).not.toThrow();
  });

  it('removes the trailing slash of a URL', () => {
    expect(
      createEnvReader({ SITE_PUBLIC_URL: 'https://tequiora.mx/' }).url('SITE_PUBLIC_URL', ''),
    ).toBe('https://tequiora.mx');
  });
});
