import { yupResolver } from '@hookform/resolvers/yup';
import { object, string, type InferType } from '#src/lib/yup.ts';
import { parseMoney } from '@tequiora/cms/contracts/parse-money.ts';
import {
  PRICE_ACTIONS,
  PRICE_CHANGE_LIMITS as LIMITS,
  PRICE_CHANGE_MESSAGES as MESSAGES,
  PRICE_ROUNDINGS,
  PRICE_UNITS,
  type PriceAction,
  type PriceChange,
  type PriceRounding,
  type PriceUnit,
} from '@tequiora/cms/contracts/price-changes.ts';
import { parseLocal } from '@tequiora/cms/contracts/zoned-time.ts';

export const ACTION_LABELS: Record<PriceAction, string> = {
  raise: 'Subir el precio',
  lower: 'Bajar el precio',
  offer: 'Poner una oferta',
  endOffer: 'Quitar la oferta',
};

export const UNIT_LABELS: Record<PriceUnit, string> = {
  percent: 'Porcentaje (%)',
  amount: 'Pesos (MXN)',
};

export const ROUNDING_LABELS: Record<PriceRounding, string> = {
  whole: 'A pesos enteros (.00)',
  ninety: 'A .90',
  none: 'Sin redondear',
};

/** '10', '7.5 %' or '$1,000.50'. */
const readValue = (text: string) => parseMoney(text.replace(/\s*%\s*$/, ''));

const LONG_MAX = 40;

const localDate = string()
  .defined()
  .test('date', MESSAGES.date, (text) => text === '' || parseLocal(text) !== undefined);

const priceSchema = object({
  action: string<PriceAction>().oneOf(PRICE_ACTIONS).defined(),
  unit: string<PriceUnit>().oneOf(PRICE_UNITS).defined(),
  value: string()
    .defined()
    .max(LONG_MAX)
    .when('action', {
      is: (action: PriceAction) => action !== 'endOffer',
      then: (field) =>
        field
          .test('value', MESSAGES.value, (text) => {
            const value = readValue(text);
            return value > 0 && value <= LIMITS.amount;
          })
          .when('unit', {
            is: 'percent',
            then: (percent) =>
              percent.test(
                'percent',
                MESSAGES.percent,
                (text) => !(readValue(text) > LIMITS.percent),
              ),
          }),
    }),
  rounding: string<PriceRounding>().oneOf(PRICE_ROUNDINGS).defined(),
  offerFrom: localDate,
  offerUntil: localDate.when(['action', 'offerFrom'], ([action, from], field) =>
    action === 'offer'
      ? field.test(
          'order',
          'Tiene que terminar después de empezar',
          (until) => until === '' || from === '' || until > String(from),
        )
      : field,
  ),
});

export type PriceValues = InferType<typeof priceSchema>;

export const priceResolver = yupResolver(priceSchema);

export const NO_CHANGE: PriceValues = {
  action: 'lower',
  unit: 'percent',
  value: '',
  rounding: 'whole',
  offerFrom: '',
  offerUntil: '',
};

const toIso = (local: string) => parseLocal(local)?.toISOString() ?? null;

/** Returns the change as the CMS reads it. */
export function toPriceChange(values: PriceValues): PriceChange {
  const { action, unit, rounding } = values;
  const isOffer = action === 'offer';
  return {
    action,
    unit,
    rounding,
    value: action === 'endOffer' ? 1 : readValue(values.value),
    offerFrom: isOffer ? toIso(values.offerFrom) : null,
    offerUntil: isOffer ? toIso(values.offerUntil) : null,
  };
}
