import { expectThat } from '../harness/until.ts';
import type { Delivery } from './delivery.ts';
import type { EnquiryRows } from './enquiry-rows.ts';
import { isAcknowledged, type EnquiryResponse } from './enquiry.ts';

// Maximum response time of the contract.
const RESPONSE_MS = 10_000;

/** Returns whether a browser can retry after a response: 502 or 503 with Retry-After, in time. */
function isRetryable({ status, retryAfter, ms }: EnquiryResponse): boolean {
  return (status === 503 || status === 502) && retryAfter !== undefined && ms < RESPONSE_MS;
}

/**
 * Expects that every enquiry was acknowledged and is stored exactly once, and that every earlier response
 * was retryable. Returns a summary of the refusals.
 */
export async function expectDeliveries(
  deliveries: readonly Delivery[],
  rows: EnquiryRows,
): Promise<string> {
  const missing = deliveries.filter(({ isStored }) => !isStored);
  expectThat(missing.length === 0, `${missing.length} consultas nunca se guardaron.`);
  const refusals = deliveries
    .flatMap(({ responses }) => responses)
    .filter((response) => !isAcknowledged(response));
  const bad = refusals.find((response) => !isRetryable(response));
  expectThat(!bad, `Se contestó ${JSON.stringify(bad)}.`);
  const lost = deliveries.reduce((sum, delivery) => sum + delivery.lost, 0);
  expectThat(lost === 0, `${lost} envíos se quedaron sin respuesta.`);
  const counts = await rows.countByKey();
  const wrong = deliveries.filter(({ key }) => counts.get(key) !== 1);
  expectThat(wrong.length === 0, `${wrong.length} no están guardadas una sola vez.`);
  const slowest = Math.max(0, ...refusals.map(({ ms }) => ms));
  const repeats = deliveries.filter(({ responses }) => responses.at(-1)?.status === 200).length;
  return `${deliveries.length} consultas, cada una guardada una vez; ${refusals.length} respuestas 502 o 503, la más lenta en ${(slowest / 1000).toFixed(1)} s; ${repeats} ya estaban guardadas al repetir`;
}
