import type { Front, Setting } from '../setting.ts';
import type { Target } from './attack.ts';
import type { Surface } from './requests.ts';

const API_READS = [
  '/api/enquiries',
  '/api/enquiries/summary',
  '/api/products?filters[name][$eq]=x&pagination[pageSize]=5',
  '/api/publication/revision',
  '/api/auth/verify',
  '/uploads/no-hay.webp',
];
const API_WRITES = [
  '/api/enquiries',
  '/api/enquiries/form',
  '/api/newsletter-subscriptions',
  '/api/newsletter-subscriptions/form',
  '/api/auth/local',
  '/api/auth/refresh',
  '/api/auth/logout',
  '/api/auth/forgot-password',
  '/api/auth/local/register',
  '/api/upload',
];
const SITE_READS = ['/', '/productos', '/contacto?tipo=producto', '/admin/consultas', '/no-hay'];
const PANEL_READS = ['/admin/init', '/admin/project-type', '/content-manager/content-types'];
const PANEL_WRITES = ['/admin/login', '/admin/register-admin', '/admin/forgot-password', '/upload'];

const siteSurface: Surface = { reads: [...SITE_READS, ...API_READS], writes: API_WRITES };

type Part = Target & { pid: number; share: number };

const front = ({ name, url, pid }: Front, share: number): Part => ({
  ...{ name, url, pid, share },
  surface: siteSurface,
});

/** Returns the attacked servers with their share of the requests. */
export function targetsOf({ fronts, product }: Setting): Part[] {
  const { CMS_PUBLIC_URL, PUBLISHER_URL, PUBLISHER_SECRET } = product.env;
  const cms = {
    name: 'CMS',
    url: CMS_PUBLIC_URL,
    pid: product.pidOf('cms'),
    share: 0.3,
    surface: {
      reads: [...API_READS, ...PANEL_READS, '/readyz'],
      writes: [...API_WRITES, ...PANEL_WRITES],
    },
  };
  const publisher = {
    name: 'publicador',
    url: PUBLISHER_URL,
    pid: product.pidOf('publisher'),
    share: 0.1,
    surface: {
      reads: ['/healthz', '/status'],
      writes: ['/hooks/strapi', '/rollback'],
      // The publisher parses the body only of authorised requests.
      headers: `Authorization: Bearer ${PUBLISHER_SECRET}\r\n`,
    },
  };
  const shares = fronts.length > 1 ? [0.4, 0.2] : [0.6];
  return [...fronts.map((each, index) => front(each, shares[index] ?? 0)), cms, publisher];
}
