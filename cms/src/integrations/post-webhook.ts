import { lookup } from 'node:dns';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import type { DeliveryFailure } from '../../contracts/webhooks';
import type { AllowedAddresses } from './allowed-addresses';

/** Time limit of an attempt, in milliseconds. Shorter than the first delay between attempts. */
export const ATTEMPT_TIMEOUT_MS = 15_000;
/** Bytes of a response that are read; its body is not used. */
const RESPONSE_BYTES = 16_384;
const REFUSED = 'EADDRESSREFUSED';

export type Attempt =
  | { isDelivered: true; statusCode: number }
  | { isDelivered: false; failure: DeliveryFailure; statusCode: number | null };

const refusal = () => Object.assign(new Error('The address is not allowed'), { code: REFUSED });

/**
 * Returns a lookup that fails if any address of the name is not allowed. The connection uses the checked
 * addresses, so that a name cannot resolve to another one between the check and the connection.
 */
const lookUpAllowed =
  (allowed: AllowedAddresses, isSecure: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allowed.has(address, isSecure))) {
        return callback(refusal(), '');
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

const CERTIFICATE = /CERT|SSL|TLS|ERR_OSSL|EPROTO|SELF_SIGNED|UNABLE_TO_VERIFY/;

function failureOf(error: unknown): DeliveryFailure {
  const { code = '', name } = error as NodeJS.ErrnoException;
  if (code === REFUSED) return 'address';
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR') return 'timeout';
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
}

function outcomeOf(statusCode: number): Attempt {
  if (statusCode >= 200 && statusCode < 300) return { isDelivered: true, statusCode };
  const isRedirect = statusCode >= 300 && statusCode < 400;
  const failure = isRedirect ? 'redirect' : statusCode === 410 ? 'gone' : 'status';
  return { isDelivered: false, failure, statusCode };
}

/**
 * Sends a request to another system. Redirects are not followed, proxies of the environment are not used,
 * and only allowed addresses are connected to.
 */
export async function postWebhook(
  url: string,
  headers: Record<string, string>,
  body: string,
  allowed: AllowedAddresses,
): Promise<Attempt> {
  const { protocol, hostname } = new URL(url);
  const isSecure = protocol === 'https:';
  // Node calls no lookup for an IP address.
  const literal = hostname.replace(/^\[|\]$/g, '');
  const isRefused = isIP(literal) !== 0 && !allowed.has(literal, isSecure);
  if (isRefused || (!isSecure && !allowed.hasPrivate)) {
    return { isDelivered: false, failure: 'address', statusCode: null };
  }
  const request = isSecure ? requestByHttps : requestByHttp;
  return new Promise((resolve) => {
    const fail = (error: unknown) =>
      resolve({ isDelivered: false, failure: failureOf(error), statusCode: null });
    const sent = request(
      url,
      {
        method: 'POST',
        // A new connection, because a reused one skips the lookup.
        agent: false,
        lookup: lookUpAllowed(allowed, isSecure),
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Tequiora-Webhooks/1',
        },
      },
      (response) => {
        const outcome = outcomeOf(response.statusCode ?? 0);
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > RESPONSE_BYTES) sent.destroy();
        });
        // The status decides, also when the rest of the response is cut off.
        response.on('error', () => resolve(outcome));
        response.on('close', () => resolve(outcome));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
