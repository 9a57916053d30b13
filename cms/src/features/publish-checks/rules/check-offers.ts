import { formatLongDateTime } from '../../../../contracts/format-date';
import { formatMoney, OPEN_PRICE_LABEL } from '../../../../contracts/money';
import type { Problem, Values } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const timeOf = (value: unknown) => new Date(value as string).getTime();
const isOver = ({ offerUntil }: Values) => !isEmpty(offerUntil) && timeOf(offerUntil) <= Date.now();

function* problemsOf(values: Values): Generator<Problem> {
  const { price, priceMin, offerPrice, offerFrom, offerUntil } = values;
  if (isEmpty(offerPrice)) {
    if (isEmpty(offerFrom) && isEmpty(offerUntil)) return;
    const message = 'La oferta tiene fechas y no tiene precio: escríbelo o borra las fechas.';
    yield { path: ['offerPrice'], message };
    return;
  }
  const before = price ?? priceMin;
  // A package has no such field.
  if (price !== undefined && isEmpty(price)) {
    const message = `La oferta necesita el precio de antes, y el producto está «${OPEN_PRICE_LABEL}»: escribe el precio o borra la oferta.`;
    yield { path: ['offerPrice'], message };
    return;
  }
  if (!isEmpty(before) && Number(offerPrice) >= Number(before) && !isOver(values)) {
    const message = `El precio de oferta, ${formatMoney(Number(offerPrice))}, tiene que ser menor que el precio, ${formatMoney(Number(before))}: cambia uno de los dos o borra la oferta.`;
    yield { path: ['offerPrice'], message };
  }
  if (isEmpty(offerFrom) || isEmpty(offerUntil)) return;
  if (timeOf(offerUntil) > timeOf(offerFrom)) return;
  yield { path: ['offerUntil'], message: 'La oferta termina antes de empezar: corrige una fecha.' };
}

/** Refuses an offer that is no saving until it is over, has no price, or ends before it begins. */
export const offerCheck: PublishCheck = ({ values }) => [...problemsOf(values)];

/** Warns about an offer that is over. */
export const pastOfferCheck: PublishCheck = ({ values }) => {
  const { offerPrice, offerUntil } = values;
  if (isEmpty(offerPrice) || !isOver(values)) return [];
  const end = formatLongDateTime(new Date(offerUntil as string));
  const message = `La oferta terminó el ${end} y el sitio muestra el precio normal. Puedes borrarla.`;
  return [{ path: ['offerUntil'], message }];
};
