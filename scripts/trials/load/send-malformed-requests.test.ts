import { createServer } from 'node:http';
import path from 'node:path';
import { hasCaddy } from '../../../cms/tests/support/caddy.ts';
import { close, listen } from '../../lib/listen.ts';
import { TEST_PAGES, publishTestRelease } from '../../lib/releases/test-release.ts';
import { useTestFolder } from '../../lib/use-test-folder.ts';
import { createServer as createPublisherServer } from '../../publisher/http/server.ts';
import { startCaddy, startOurs } from '../../web/test-servers.ts';
import { sendMalformedRequests } from './send-malformed-requests.ts';

/** A small part of what `npm run trials -- formadas` sends to the whole product. */
const AMOUNT = { count: 300, seed: 7, patienceMs: 150 };
const SITE = { reads: ['/', '/productos', '/admin/x', '/no-hay', '/api/x'], writes: ['/api/x'] };
const WEB_SERVERS = [startOurs, ...(hasCaddy() ? [startCaddy] : [])];

const folder = useTestFolder();

test.each(WEB_SERVERS)('a web server handles malformed requests: %p', async (start) => {
  await publishTestRelease(folder(), TEST_PAGES);
  const cms = createServer((request, response) => {
    request.resume().on('end', () => response.end('cms'));
  });
  const web = await start({
    siteStateDir: path.join(folder(), 'site'),
    cmsUrl: await listen(cms),
    panelUrl: 'https://cms.example',
  });
  try {
    const { faults } = await sendMalformedRequests({ url: web.url, surface: SITE }, AMOUNT);
    expect(faults).toEqual([]);
  } finally {
    await web.close();
    await close(cms);
  }
});

test('the publisher handles malformed requests', async () => {
  const publisher = {
    start: () => undefined,
    stop: () => Promise.resolve(),
    notifyChange: () => undefined,
    publish: () => undefined,
    rollback: () => Promise.resolve(),
    status: () =>
      Promise.resolve({
        state: 'idle' as const,
        isHeld: false,
        held: [],
        failedAttempts: [],
        version: '0',
        releases: [],
      }),
  };
  const secret = 'a-secret-that-is-long-enough-for-this';
  const app = createPublisherServer({ publisher, secret });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = `Authorization: Bearer ${secret}\r\n`;
  const surface = { reads: ['/status'], writes: ['/hooks/strapi', '/rollback'], headers };
  try {
    const { faults } = await sendMalformedRequests({ url, surface }, AMOUNT);
    expect(faults).toEqual([]);
  } finally {
    await app.close();
  }
});
