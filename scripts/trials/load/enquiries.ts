import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { ENQUIRY_TYPES, IDEMPOTENCY_HEADER } from '@tequiora/cms/contracts/enquiry.ts';
import { withDatabase } from '../../lib/database.ts';
import type { Product } from '../product.ts';
import { expectThat } from '../until.ts';

/** An enquiry, with the idempotency key for all its attempts. */
type Enquiry = { key: string; body: string; from: string };

export type EnquiryResponse = { status: number; retryAfter?: string; ms: number };

const LIMIT_MS = 20_000;
const MESSAGE =
  'Tenemos un hotel de doce cuartos en el centro y queremos una página con reservación, fotos y un menú digital para el restaurante. ';

/**
 * Returns a different loopback address per visitor, so that the rate limits of production apply (on Linux
 * all of 127.0.0.0/8 is local).
 */
function addressOf(index: number): string {
  const part = (shift: number): number => 1 + ((index >> shift) & 127);
  return `127.${part(14)}.${part(7)}.${part(0)}`;
}

let made = 0;

/** Creates a unique enquiry; one in five subscribes to the newsletter, one in two has a phone number. */
export function createEnquiry(): Enquiry {
  const index = (made += 1);
  const data = {
    name: `Persona Número ${index}`,
    email: `persona-${index}-${process.pid}@example.com`,
    type: ENQUIRY_TYPES[index % ENQUIRY_TYPES.length],
    message: MESSAGE.repeat(1 + (index % 8)),
    source: '/servicios?utm_source=prueba',
    privacyVersion: '2026-01',
    ...(index % 2 === 0 && { phone: `951 123 ${String(1_000 + (index % 9_000))}` }),
    ...(index % 5 === 0 && { newsletter: true }),
  };
  return { key: randomUUID(), body: JSON.stringify({ data }), from: addressOf(index) };
}

/**
 * Sends an enquiry from its visitor's address on a new connection.
 * @throws when there is no response within 20 s
 */
export async function sendEnquiry(
  siteUrl: string,
  { key, body, from }: Enquiry,
): Promise<EnquiryResponse> {
  const startedAt = performance.now();
  const call = request(`${siteUrl}/api/enquiries`, {
    method: 'POST',
    agent: false,
    localAddress: from,
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      [IDEMPOTENCY_HEADER]: key,
    },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  await text(response);
  const { statusCode: status = 0, headers } = response;
  return { status, retryAfter: headers['retry-after'], ms: performance.now() - startedAt };
}

/** Returns whether a response confirms that the enquiry is stored, by this or an earlier attempt. */
export function isAcknowledged({ status }: Pick<EnquiryResponse, 'status'>): boolean {
  return status === 200 || status === 201;
}

/** Expects that each enquiry is in the database exactly once. */
export async function expectStoredOnce(
  { env }: Product,
  enquiries: readonly Pick<Enquiry, 'key'>[],
): Promise<void> {
  const keys = await withDatabase(env, async (db) =>
    db('enquiries').pluck<string[]>('idempotency_key'),
  );
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const wrong = enquiries.filter(({ key }) => counts.get(key) !== 1);
  expectThat(wrong.length === 0, `${wrong.length} no están guardadas una sola vez.`);
}
