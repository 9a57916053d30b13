import { isRecord } from '../../../../contracts/is-record';
import { formatAmount } from '../../../../contracts/money';
import { type Problem, textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

function* problemsOf(values: Readonly<Record<string, unknown>>): Generator<Problem> {
  const plans = rowsOf(values.plans);
  const units = rowsOf(values.units);
  for (const [index, { singular, start, max }] of units.entries()) {
    if (Number(start) > Number(max)) {
      const message = `«${textOf(singular)}»: la cantidad del ejemplo, ${Number(start)}, es mayor que la más alta, ${Number(max)}.`;
      yield { path: ['units', String(index), 'start'], message };
    }
  }
  if (plans.length === 0) return;
  for (const [index, { name, rates }] of plans.entries()) {
    const count = rowsOf(rates).length;
    if (count === units.length) continue;
    const message = `El plan «${textOf(name)}» tiene ${count} en «Cuántas incluye» y el sistema tiene ${units.length} en «Qué se cuenta para cobrar»: tienen que ser las mismas, en el mismo orden.`;
    yield { path: ['plans', String(index), 'rates'], message };
  }
  const price = isRecord(values.pricing) ? Number(values.pricing.amount) : NaN;
  const least = Math.min(...plans.map(({ amount }) => Number(amount)));
  if (Number.isNaN(price) || Number.isNaN(least) || least === price) return;
  const message = `El plan más barato cuesta ${formatAmount(least)} y el precio del sistema es «Desde ${formatAmount(price)}»: escribe lo mismo en los dos.`;
  yield { path: ['plans'], message };
}

/** Refuses plans of a system that contradict its price, or that do not state each unit. */
export const planCheck: PublishCheck = ({ uid, values }) =>
  uid === 'api::flagship-product.flagship-product' ? [...problemsOf(values)] : [];
