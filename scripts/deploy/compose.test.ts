import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { givenSecrets, madeSecrets, passedVariables } from '@tequiora/cms/contracts/variables.ts';
import { ROOT_DIR } from '../lib/dirs.ts';
import { isExample } from '../lib/env-fields.ts';

type Service = {
  image: string;
  build?: { context: string; dockerfile: string };
  user?: string;
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  ports?: string[];
  volumes?: string[];
  environment: Record<string, unknown>;
  healthcheck: { test?: string[]; disable?: boolean };
  deploy: { resources: { limits: { cpus: string; memory: string; pids: number } } };
};

type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};

const text = readFileSync(path.join(ROOT_DIR, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
/** Services that run a single command and exit. */
const ONE_SHOT = ['init', 'backup', 'restore'];

/** Interpolates `${NAME:-…}`, `${NAME:+…}` and `${NAME:?…}` like Compose, innermost first. */
function interpolate(value: string, variables: Record<string, string>): string {
  const innermost = /\$\{(\w+)(?::([-+?])([^${}]*))?\}/;
  let result = value;
  for (let match = innermost.exec(result); match; match = innermost.exec(result)) {
    const [whole, name = '', operator, word = ''] = match;
    const given = variables[name] ?? '';
    const filled = operator === '+' ? (given ? word : '') : given || word;
    result = result.replace(whole, filled);
  }
  return result;
}

test('defines the services of the product', () => {
  const names = 'backup cms init mailpit postgres publisher restore web'.split(' ');
  expect(Object.keys(compose.services).sort()).toEqual(names);
});

test.each(services)('%s runs with minimal privileges', (name, service) => {
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.cap_add).toEqual(name === 'web' ? ['NET_BIND_SERVICE'] : undefined);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  for (const folder of service.tmpfs ?? []) expect(folder).toMatch(/:size=\d+m/);
  // The CMS has a volume for uploads that wait.
  if (name === 'cms') expect(service.volumes).toContain('cms-tmp:/tmp');
  else expect(service.tmpfs?.join()).toContain('/tmp:size=');
  expect(service.environment).toHaveProperty('TZ', 'UTC');
});

test.each(services)(
  '%s has resource limits, a restart policy and a health check',
  (name, service) => {
    const { cpus, memory, pids } = service.deploy.resources.limits;
    expect(Number(cpus)).toBeGreaterThan(0);
    expect(memory).toMatch(/^\d+[mg]$/);
    expect(pids).toBeGreaterThan(0);
    expect(service.restart).toBe(ONE_SHOT.includes(name) ? 'no' : 'unless-stopped');
    if (ONE_SHOT.includes(name)) expect(service.healthcheck.disable).toBe(true);
    else expect(service.healthcheck.test?.[0]).toBe('CMD');
  },
);

test.each(services)('%s uses a pinned image or a Dockerfile of ours', (_name, service) => {
  if (!service.build) return expect(service.image).toMatch(/^[a-z/]+:v?\d+\.\d+/);
  const { context, dockerfile } = service.build;
  expect(existsSync(path.join(ROOT_DIR, context, dockerfile))).toBe(true);
});

test('checks the database in the health check of the CMS', () => {
  expect(compose.services.cms?.healthcheck.test?.join(' ')).toContain('/readyz');
  expect(compose.services.publisher?.healthcheck.test?.join(' ')).toContain('/healthz');
});

test('exposes only the web server to the network', () => {
  const open = services.flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
  );
  expect(new Set(open)).toEqual(new Set(['web']));
});

test('declares all volumes and keeps secrets out of variables', () => {
  for (const [, { volumes = [] }] of services) {
    for (const volume of volumes) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':', 1)[0]);
    }
  }
  const secrets = [...madeSecrets('cms'), ...madeSecrets('publisher'), 'POSTGRES_PASSWORD'];
  for (const [name, { environment }] of services) {
    for (const secret of secrets) expect(environment).not.toHaveProperty(secret);
    if (name === 'init') continue;
    for (const secret of givenSecrets()) expect(environment).not.toHaveProperty(secret);
    expect(Object.values(environment).map(String).some(isExample)).toBe(false);
  }
});

test('mounts only its own secrets in each program, read-only', () => {
  const mounts = services.map(([name, { volumes = [] }]) => [
    name,
    volumes.filter((volume) => volume.startsWith('secrets')),
  ]);
  expect(Object.fromEntries(mounts)).toMatchObject({
    postgres: ['secrets-postgres:/secrets:ro'],
    cms: ['secrets-cms:/secrets:ro'],
    publisher: ['secrets-publisher:/secrets:ro'],
    backup: ['secrets-cms:/secrets:ro'],
    restore: ['secrets-cms:/secrets:ro'],
    web: [],
    mailpit: [],
  });
});

test('exposes metrics only to other containers, and has a health check in each program', () => {
  for (const [name, variable] of [
    ['cms', 'CMS_METRICS_PORT'],
    ['publisher', 'PUBLISHER_METRICS_PORT'],
    ['web', 'METRICS_PORT'],
  ] as const) {
    const service = compose.services[name];
    const port = String(service?.environment[variable]);
    expect(port).toMatch(/^\d+$/);
    expect((service?.ports ?? []).some((published) => published.endsWith(`:${port}`))).toBe(false);
  }
  expect(compose.services.web?.healthcheck.test?.join(' ')).toContain('/healthz');
});

test.each([
  [{ DOMAIN: 'tequiora.mx' }, 'https://tequiora.mx', 'https://cms.tequiora.mx'],
  [{}, 'http://localhost', 'http://localhost:8081'],
  [{ SITE_PUBLIC_URL: 'http://10.0.0.5' }, 'http://10.0.0.5', 'http://localhost:8081'],
  [{ HTTP_PORT: '8000', PANEL_PORT: '9000' }, 'http://localhost:8000', 'http://localhost:9000'],
  [{ DOMAIN: 'a.mx', HTTP_PORT: '8000' }, 'https://a.mx', 'https://cms.a.mx'],
])('derives from %j the addresses %s and %s', (variables, site, panel) => {
  const valueOf = (service: string, name: string) =>
    interpolate(String(compose.services[service]?.environment[name]), variables);
  for (const service of ['init', 'cms', 'publisher']) {
    expect(valueOf(service, 'SITE_PUBLIC_URL')).toBe(site);
    expect(valueOf(service, 'CMS_PUBLIC_URL')).toBe(panel);
  }
  expect(valueOf('web', 'PANEL_ORIGIN')).toBe(panel);
  const { DOMAIN } = variables as { DOMAIN?: string };
  expect(valueOf('web', 'SITE_ADDRESS')).toBe(DOMAIN ? site : 'http://');
  expect(valueOf('web', 'CMS_ADDRESS')).toBe(DOMAIN ? panel : 'http://:8081');
});

test('requires only ADMIN_EMAIL', () => {
  const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  expect([...new Set(required)]).toEqual(['ADMIN_EMAIL']);
});

test('passes the variables of each program, with a default where it needs one', () => {
  for (const program of ['init', 'cms', 'publisher'] as const) {
    const { environment } = compose.services[program] as Service;
    for (const [name, otherwise] of passedVariables(program)) {
      expect(interpolate(String(environment[name]), {})).toBe(otherwise);
      expect(interpolate(String(environment[name]), { [name]: 'x' })).toBe('x');
    }
  }
});
