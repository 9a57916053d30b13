import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasCaddy, startCaddy } from '../support/caddy';
import { startRetryingClients } from '../support/retrying-clients';
import { waitUntil } from '../support/scheduling-testing';
import { startTwoInstances } from '../support/two-instances';

const CADDYFILE = path.resolve(__dirname, '../../../scripts/web/Caddyfile');
const CLIENTS = 6;
const BATCH = 30;
const TIMEOUT_MS = 60_000;

/** `npm run test:instances`: takes minutes and needs Caddy, so it is not part of `npm test`. */
(hasCaddy() ? it : it.skip)(
  'instances behind Caddy lose and duplicate no enquiry while one is killed and the other restarted',
  async () => {
    const two = await startTwoInstances({ TRUSTED_PROXIES: '127.0.0.1' });
    const siteDir = mkdtempSync(path.join(tmpdir(), 'tequiora-caddy-'));
    const cmsUrls = two.ports.map((port) => `http://127.0.0.1:${port}`);
    const caddy = await startCaddy({ config: CADDYFILE, siteDir, cmsUrls });
    const clients = startRetryingClients(caddy.siteUrl, CLIENTS);
    const some = async () => {
      const from = clients.sent.length;
      await waitUntil(() => clients.sent.length >= from + BATCH, TIMEOUT_MS);
    };
    try {
      await some();
      await two.instances[0].kill();
      await some();
      await two.restart(0);
      await two.instances[1].stop();
      await some();
      await two.restart(1);
      await some();
    } finally {
      await clients.stop();
      await caddy.stop();
      rmSync(siteDir, { recursive: true });
    }

    const { sent } = clients;
    const last = sent.map(({ statuses }) => statuses.at(-1));
    expect(last.filter((status) => status !== 200 && status !== 201)).toEqual([]);
    const keys = sent.map(({ key }) => key);
    expect(await two.count('enquiries')).toBe(keys.length);
    expect(await two.count('enquiries where idempotency_key = any($1)', [keys])).toBe(keys.length);
    // There may also be a digest of mails that the limit held back.
    const own = 'select enquiry_id, count(*) as mails from mails where enquiry_id is not null';
    const each = `(${own} group by enquiry_id) as each`;
    expect(await two.count(each)).toBe(keys.length);
    expect(await two.count(`${each} where mails <> 2`)).toBe(0);

    const again = sent.filter(({ statuses }) => statuses.length > 1).length;
    process.stderr.write(`${keys.length} enquiries, ${again} of them sent more than once\n`);
    await two.stop();
  },
  5 * 60_000,
);
