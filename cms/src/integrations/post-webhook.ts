import { lookup } from 'node:dns';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

import type { DeliveryFailure } from '../../contracts/webhooks';
import { type AllowedAddresses, findRefusedPart } from './allowed-addresses';

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
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === REFUSED) return 'address';
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
 * and only allowed addresses are connected to. Settles within the time limit, whatever the system sends.
 */
export async function postWebhook(
  url: string,
  headers: Record<string, string>,
  body: string,
  allowed: AllowedAddresses,
  timeoutMs = ATTEMPT_TIMEOUT_MS,
): Promise<Attempt> {
  const isSecure = new URL(url).protocol === 'https:';
  // Node calls no lookup for an IP address.
  if (findRefusedPart(url, allowed)) {
    return { isDelivered: false, failure: 'address', statusCode: null };
  }
  const request = isSecure ? requestByHttps : requestByHttp;
  return new Promise((resolve) => {
    /** The outcome by the status, which decides also when the rest of the response is cut off. */
    let outcome: Attempt | undefined;
    const end = (failure: DeliveryFailure) =>
      resolve(outcome ?? { isDelivered: false, failure, statusCode: null });
    const sent = request(
      url,
      {
        method: 'POST',
        // A new connection, because a reused one skips the lookup.
        agent: false,
        lookup: lookUpAllowed(allowed, isSecure),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Tequiora-Webhooks/1',
        },
      },
      (response) => {
        outcome = outcomeOf(response.statusCode ?? 0);
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > RESPONSE_BYTES) sent.destroy();
        });
        response.on('error', () => end('unreachable'));
        response.on('close', () => end('unreachable'));
      },
    );
    const timer = setTimeout(() => {
      end('timeout');
      sent.destroy();
    }, timeoutMs);
    sent.on('error', (error) => end(failureOf(error)));
    // Node emits neither `error` nor `close` for a response with the status 101.
    sent.on('upgrade', (response, socket) => {
      outcome = outcomeOf(response.statusCode ?? 0);
      end('status');
      socket.destroy();
      clearTimeout(timer);
    });
    sent.on('close', () => {
      end('unreachable');
      clearTimeout(timer);
    });
    sent.end(body);
  });
}
