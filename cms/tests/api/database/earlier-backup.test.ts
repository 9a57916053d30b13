import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { EnquiryDetail } from '../../../contracts/dashboard-enquiry';
import { type Report, REPORT_DIMENSIONS } from '../../../contracts/report';
import { isoDay } from '../../../contracts/zoned-time';
import { restore } from '../../support/backups';
import { createDatabaseFor } from '../../support/create-database';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';

/**
 * Made by `npm run backup` of commit 6d25e8b8, the last one without sources, channels, results and
 * owners: four enquiries, one of them completed and one spam, and typed sales figures.
 */
const FILE = path.join(__dirname, '../../support/backup-before-visit-source.tar.gz');

const none = { total: 0, withinTarget: 0, won: 0, amount: 0 };
const SUMS = { ...none, total: 3, withinTarget: 3 };

describe('a backup of the version before visit sources, restored', () => {
  let folder: string;
  let cms: Cms | undefined;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  let enquiries: Record<string, EnquiryDetail>;

  const list = async (query = ''): Promise<EnquiryDetail[]> =>
    (await call('get', `/api/enquiries?${query}`).expect(200)).body.data;
  const names = async (query: string) => (await list(query)).map(({ name }) => name).sort();

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tequiora-earlier-'));
    const target = { DATA_DIR: folder, ...(await createDatabaseFor(folder)) };
    // Replaces the accounts of the template, whose tables save most of the time.
    const run = await restore(target, FILE, [path.join(folder, 'replaced.tar.gz')]);
    expect(run).toEqual({ code: 0, output: expect.stringContaining('✓') });
    cms = await startCms(target);
    await addAccount(cms, AGENT);
    ({ call } = await signIn(cms, AGENT));
    const rows = await list();
    const details = await Promise.all(
      rows.map(async ({ documentId, name }) => {
        const { body } = await call('get', `/api/enquiries/${documentId}`).expect(200);
        return [name, body.data] as const;
      }),
    );
    enquiries = Object.fromEntries(details);
  }, 2 * START_TIMEOUT_MS);
  afterAll(async () => {
    await cms?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has its enquiries with their status, and no values in the new columns', () => {
    const statuses = Object.entries(enquiries).map(([name, { status }]) => [name, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      'Ana Ruiz': 'contactado',
      'Berta Solís': 'completado',
      'Carlos Luna': 'contactado',
      // One sign of spam, which the migration makes doubtful.
      'Dora Paz': 'dudoso',
    });
    for (const enquiry of Object.values(enquiries)) {
      expect(enquiry).toMatchObject({
        channel: 'formulario',
        ...{ reference: null, owner: null, nextStep: null, result: null, saleAmount: null },
        ...{ firstCampaign: null, lastCampaign: null, lastLandingPage: null, viewedPage: null },
      });
    }
    expect(enquiries['Carlos Luna']).toMatchObject({
      history: [{ event: 'created' }, { event: 'replied', template: 'propuesta' }, {}],
    });
  });

  it('filters its enquiries by channel, owner, result and source', async () => {
    const genuine = ['Ana Ruiz', 'Berta Solís', 'Carlos Luna'];
    const notSpam = 'filters[status][$notIn][0]=dudoso&filters[status][$notIn][1]=spam';
    expect(await names(`${notSpam}&filters[channel][$eq]=formulario`)).toEqual(genuine);
    expect(await names(`${notSpam}&filters[ownerId][$null]=true`)).toEqual(genuine);
    expect(await names(`${notSpam}&filters[lastSource][$null]=true`)).toEqual(genuine);
    expect(await names('filters[result][$null]=true&filters[status]=completado')).toEqual([
      'Berta Solís',
    ]);
  });

  it('counts its enquiries in each dimension of the report', async () => {
    const day = isoDay(new Date(enquiries['Ana Ruiz']?.createdAt ?? ''));
    const address = `/api/enquiries/report?from=${day}&to=${day}`;
    const report: Report = (await call('get', address).expect(200)).body.data;
    expect(report).toMatchObject({ ...SUMS, doubtful: 1, spam: 0 });
    expect(report.breakdowns.channel).toEqual([
      { value: 'formulario', label: 'Formulario', ...SUMS },
    ]);
    expect(report.breakdowns.owner).toEqual([{ value: null, label: 'Sin responsable', ...SUMS }]);
    for (const dimension of REPORT_DIMENSIONS) {
      const totals = report.breakdowns[dimension].map(({ total }) => total);
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(report.total);
    }
  });

  it('accepts results, owners and sales, which the overview computes', async () => {
    const { documentId, updatedAt } = enquiries['Berta Solís']!;
    const today = isoDay(new Date());
    const result = { result: 'ganada', saleAmount: 1_500, saleDate: today };
    await call('put', `/api/enquiries/${documentId}`)
      .send({ data: { ...result, updatedAt } })
      .expect(200);
    await call('post', `/api/enquiries/${enquiries['Ana Ruiz']!.documentId}/take`)
      .send({ data: {} })
      .expect(200);
    const { body } = await call('get', '/api/overview').expect(200);
    expect(body.data.month.sales.current).toBe(1_500);
    expect(await names('filters[ownerId][$notNull]=true')).toEqual(['Ana Ruiz']);
  });
});
