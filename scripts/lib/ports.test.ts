import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { assertPortsFree } from './ports.ts';

test('a port in use is named with its variable', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const wanted = [{ variable: 'SITE_PORT', port, purpose: 'el sitio' }];
  await expect(assertPortsFree(wanted, '127.0.0.1')).rejects.toThrow(
    `127.0.0.1:${port} (el sitio, variable SITE_PORT) ya está en uso`,
  );
  server.close();
  await once(server, 'close');
  await expect(assertPortsFree(wanted, '127.0.0.1')).resolves.toBeUndefined();
});

test('two programs cannot have the same port', async () => {
  const wanted = [
    { variable: 'CMS_PORT', port: 45_231, purpose: 'el CMS' },
    { variable: 'SITE_PORT', port: 45_231, purpose: 'el sitio' },
  ];
  await expect(assertPortsFree(wanted, '127.0.0.1')).rejects.toThrow('el mismo puerto 45231');
});
