import { expectThat } from '../faults/until.ts';
import type { Delivery } from './delivery.ts';
import { isAcknowledged, type Answer } from './enquiry.ts';
import type { EnquiryRows } from './enquiry-rows.ts';

// The contract's: nobody waits longer for an answer.
const ANSWER_MS = 10_000;

/** An answer that lets the visitor's browser try again: 503 or 502, told when, and soon. */
function isHonest({ status, retryAfter, ms }: Answer): boolean {
  return (status === 503 || status === 502) && retryAfter !== undefined && ms < ANSWER_MS;
}

/**
 * Expects that every enquiry was acknowledged in the end and is stored once, and that each answer
 * before was one to try again after. Answers a sentence about the refusals.
 */
export async function expectDeliveries(
  deliveries: readonly Delivery[],
  rows: EnquiryRows,
): Promise<string> {
  const missing = deliveries.filter(({ isStored }) => !isStored);
  expectThat(missing.length === 0, `${missing.length} consultas nunca se guardaron.`);
  const refusals = deliveries
    .flatMap(({ answers }) => answers)
    .filter((answer) => !isAcknowledged(answer));
  const bad = refusals.find((answer) => !isHonest(answer));
  expectThat(!bad, `Se contestó ${JSON.stringify(bad)}.`);
  const lost = deliveries.reduce((sum, delivery) => sum + delivery.lost, 0);
  expectThat(lost === 0, `${lost} envíos se quedaron sin respuesta.`);
  const counts = await rows.countByKey();
  const wrong = deliveries.filter(({ key }) => counts.get(key) !== 1);
  expectThat(wrong.length === 0, `${wrong.length} no están guardadas una sola vez.`);
  const slowest = Math.max(0, ...refusals.map(({ ms }) => ms));
  const repeats = deliveries.filter(({ answers }) => answers.at(-1)?.status === 200).length;
  return `${deliveries.length} consultas, cada una guardada una vez; ${refusals.length} respuestas 502 o 503, la más lenta en ${(slowest / 1000).toFixed(1)} s; ${repeats} ya estaban guardadas al repetir`;
}
