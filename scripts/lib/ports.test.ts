import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { assertPortsFree } from './ports.ts';

const HOST = '127.0.0.1';

async function usePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, request: { variable: 'SITE_PORT', port, purpose: 'el sitio' } };
}

test('names a port in use with its variable', async () => {
  const used = await Promise.all([usePort(), usePort(), usePort()]);
  for (const { server, request } of used) {
    await expect(assertPortsFree([request], HOST)).rejects.toThrow(
      `127.0.0.1:${request.port} (el sitio, variable SITE_PORT) ya está en uso`,
    );
    server.close();
    await once(server, 'close');
  }
  // Another program may have taken one of the ports, but hardly all.
  const checks = used.map(({ request }) => assertPortsFree([request], HOST));
  await expect(Promise.any(checks)).resolves.toBeUndefined();
});

test('rejects the same port for two programs', async () => {
  const request = [
    { variable: 'CMS_PORT', port: 45_231, purpose: 'el CMS' },
    { variable: 'SITE_PORT', port: 45_231, purpose: 'el sitio' },
  ];
  await expect(assertPortsFree(request, HOST)).rejects.toMatchObject({
    message: 'SITE_PORT y CMS_PORT piden el mismo puerto 45231.',
    hint: expect.stringContaining('CMS_PORT=45331 SITE_PORT=45332 npm start') as string,
  });
});
