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
        env.required('TOKEN', 'a secret');
        env.port('PORT', 1337);
        env.flag('DEMO');
        env.url('SITE', '');
        env.oneOf('CLIENT', ['sqlite', 'postgres'], 'sqlite');
      },
      { PORT: '70000', DEMO: 'yes', SITE: 'javascript:alert(1)', CLIENT: 'mysql' },
    );
    expect(problems).toEqual([
      'TOKEN is missing: it expects a secret',
      'PORT is malformed: it expects a port number from 0 to 65535',
      'DEMO is malformed: it expects true or false',
      'SITE is malformed: it expects an address such as https://example.com',
      'CLIENT is malformed: it expects sqlite or postgres',
    ]);
  });

  it('treats an empty variable as not set', () => {
    const env = createEnvReader({ PORT: ' ', DEMO: '' });
    expect(env.port('PORT', 8000)).toBe(8000);
    expect(env.flag('DEMO')).toBe(false);
    expect(() => env.finish()).not.toThrow();
  });

  it('removes the trailing slash of a URL', () => {
    expect(createEnvReader({ SITE: 'https://tequiora.mx/' }).url('SITE', '')).toBe(
      'https://tequiora.mx',
    );
  });
});
