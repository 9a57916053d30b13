import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { assertPortsFree } from './ports.ts';

const HOST = '127.0.0.1';

async function usePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, wanted: { variable: 'SITE_PORT', port, purpose: 'el sitio' } };
}

test('a port in use is named with its variable', async () => {
  const used = await Promise.all([usePort(), usePort(), usePort()]);
  for (const { server, wanted } of used) {
    await expect(assertPortsFree([wanted], HOST)).rejects.toThrow(
      `127.0.0.1:${wanted.port} (el sitio, variable SITE_PORT) ya está en uso`,
    );
    server.close();
    await once(server, 'close');
  }
  // Another program may have taken one since, but hardly all.
  const checks = used.map(({ wanted }) => assertPortsFree([wanted], HOST));
  await expect(Promise.any(checks)).resolves.toBeUndefined();
});

test('two programs cannot have the same port', async () => {
  const wanted = [
    { variable: 'CMS_PORT', port: 45_231, purpose: 'el CMS' },
    { variable: 'SITE_PORT', port: 45_231, purpose: 'el sitio' },
  ];
  await expect(assertPortsFree(wanted, HOST)).rejects.toMatchObject({
    message: 'SITE_PORT y CMS_PORT piden el mismo puerto 45231.',
    wayOut: expect.stringContaining('CMS_PORT=45331 SITE_PORT=45332 npm start') as string,
  });
});
