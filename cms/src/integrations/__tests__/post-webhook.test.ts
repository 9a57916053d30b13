import { type AddressInfo, createServer, type Socket } from 'node:net';

import { retryDelayMs } from '../../platform/jobs/retry-schedule';
import { readAllowedAddresses } from '../allowed-addresses';
import { ATTEMPT_TIMEOUT_MS, postWebhook } from '../post-webhook';

const post = (url: string, networks = '', timeoutMs?: number) =>
  postWebhook(
    url,
    {},
    '{}',
    readAllowedAddresses({ WEBHOOK_PRIVATE_NETWORKS: networks }),
    timeoutMs,
  );

/** Starts a system that responds with these bytes and keeps the connection open, posts to it, and stops it. */
async function postToSystem(response: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => socket.write(response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  try {
    return await post(`http://127.0.0.1:${port}/`, '127.0.0.1', 1_000);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

describe('postWebhook', () => {
  it('ends an attempt before the next one may start', () => {
    expect(ATTEMPT_TIMEOUT_MS).toBeLessThan(retryDelayMs(1));
  });

  it.each([
    'https://localhost:1/',
    'https://127.0.0.1:1/',
    'https://2130706433:1/',
    'https://0x7f.1:1/',
    'https://[::1]:1/',
    'https://[::ffff:127.0.0.1]:1/',
    'http://localhost:1/',
  ])('connects not to %s, by name or address', async (url) => {
    const refused = { isDelivered: false, failure: 'address', statusCode: null };
    expect(await post(url)).toEqual(refused);
  });

  it('connects to what is allowed', async () => {
    expect(await post('http://127.0.0.1:1/', '127.0.0.1')).toMatchObject({
      failure: 'unreachable',
    });
  });

  it('records a protocol switch as a failure', async () => {
    const response =
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n';
    expect(await postToSystem(response)).toEqual({
      isDelivered: false,
      failure: 'status',
      statusCode: 101,
    });
  });

  it('accepts a response whose status arrives and whose body does not end in time', async () => {
    const response = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na';
    expect(await postToSystem(response)).toEqual({ isDelivered: true, statusCode: 200 });
  });

  it.each([
    ['no response', ''],
    ['interim responses only', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(9)],
    ['headers that do not end', 'HTTP/1.1 200 OK\r\nX-A: b\r\n'],
  ])('gives up a system that sends %s', async (_, response) => {
    expect(await postToSystem(response)).toMatchObject({ failure: 'timeout', statusCode: null });
  });
});
