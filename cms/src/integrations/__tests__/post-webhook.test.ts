import { retryDelayMs } from '../../platform/jobs/retry-schedule';
import { readAllowedAddresses } from '../allowed-addresses';
import { ATTEMPT_TIMEOUT_MS, postWebhook } from '../post-webhook';

const post = (url: string, networks = '') =>
  postWebhook(url, {}, '{}', readAllowedAddresses({ WEBHOOK_PRIVATE_NETWORKS: networks }));

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
});
