import { readFileSync } from 'node:fs';
import { isAlive } from '../../lib/is-alive.ts';
import { detail } from '../../lib/steps.ts';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import type { Surface } from './malformed-requests.ts';
import { sendMalformedRequests, type Report } from './send-malformed-requests.ts';

type Target = { name: string; url: string; pid: number; share: number; surface: Surface };

const TOTAL = 10_000;
const WARM_UP = 3_000;
const SEED = 20_261_121;
const GROWTH_MB = 64;
const API: Surface = {
  reads: [
    ...['/api/enquiries', '/api/enquiries/summary', '/api/publication/revision'],
    ...['/api/auth/verify', '/uploads/no-hay.webp'],
    '/api/products?filters[name][$eq]=x&pagination[pageSize]=5',
  ],
  writes: [
    ...['/api/enquiries', '/api/enquiries/form', '/api/enquiries/chats', '/api/upload'],
    '/api/contact-intents',
    '/api/speed',
    ...['/api/newsletter-subscriptions', '/api/newsletter-subscriptions/form'],
    ...['/api/auth/local', '/api/auth/refresh', '/api/auth/logout'],
    ...['/api/auth/forgot-password', '/api/auth/local/register'],
  ],
};
const PAGES = ['/', '/productos', '/contacto?tipo=producto', '/admin/consultas', '/no-hay'];
const PANEL: Surface = {
  reads: ['/admin/init', '/admin/project-type', '/content-manager/content-types', '/readyz'],
  writes: ['/admin/login', '/admin/register-admin', '/admin/forgot-password', '/upload'],
};

/** Returns the attacked servers with their share of the requests. */
function targetsOf(product: Product): Target[] {
  const { fronts, publisher, env } = product;
  const shares = fronts.length > 1 ? [0.4, 0.2] : [0.6];
  const surface = { reads: [...PAGES, ...API.reads], writes: API.writes };
  const cms = {
    reads: [...API.reads, ...PANEL.reads],
    writes: [...API.writes, ...PANEL.writes],
  };
  const publishing = {
    reads: ['/healthz', '/status'],
    writes: ['/hooks/strapi', '/rollback'],
    // The publisher parses the body only of authorised requests.
    headers: `Authorization: Bearer ${publisher.secret}\r\n`,
  };
  const at = (name: string, url: string, program: 'cms' | 'publisher') => ({
    ...{ name, url, pid: product.pidOf(program) },
  });
  return [
    ...fronts.map((front, index) => ({ ...front, surface, share: shares[index] ?? 0 })),
    { ...at('CMS', env.CMS_PUBLIC_URL, 'cms'), surface: cms, share: 0.3 },
    { ...at('publicador', publisher.url, 'publisher'), surface: publishing, share: 0.1 },
  ];
}

function memoryInMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
}

function countStatuses({ statuses }: Report): string {
  const sorted = [...statuses].sort(([, a], [, b]) => b - a);
  return sorted.map(([status, count]) => `${status}: ${count}`).join(', ');
}

export const malformed: Scenario = {
  name: `${TOTAL} peticiones mal formadas`,
  expects: 'ningún 5xx, ninguna sin respuesta, memoria pareja',
  needs: ['postgres', 'caddy', 'site'],
  async run(product) {
    const measured: string[] = [];
    for (const target of targetsOf(product)) {
      const { name, pid, share } = target;
      await sendMalformedRequests(target, { count: Math.round(WARM_UP * share), seed: SEED + 1 });
      const before = memoryInMb(pid);
      const report = await sendMalformedRequests(target, {
        count: Math.round(TOTAL * share),
        seed: SEED,
      });
      expectThat(isAlive(pid), `${name} ya no está.`);
      const growth = memoryInMb(pid) - before;
      const result = `${name}: ${countStatuses(report)}; memoria ${before} MB ${growth < 0 ? '−' : '+'} ${Math.abs(growth)} MB`;
      detail(result);
      measured.push(result);
      const { faults } = report;
      expectThat(
        faults.length === 0,
        `${name}: ${faults.length} fallas, semilla ${SEED}: ${faults.slice(0, 5).join('\n')}`,
      );
      expectThat(growth < GROWTH_MB, `${result}, más de ${GROWTH_MB} MB.`);
    }
    return measured.join('; ');
  },
};
