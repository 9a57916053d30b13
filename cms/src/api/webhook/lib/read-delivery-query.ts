import { DELIVERY_STATES, type DeliveryState } from '../../../../contracts/webhooks';
import { invalidField } from '../../../platform/http/errors';
import { refuseUnknownParams } from '../../../platform/http/refuse-unknown-params';

const MAX_PAGE = 1_000_000;
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/;

/** Returns which deliveries a list shows. @throws HttpError naming the unknown or invalid parameter */
export function readDeliveryQuery(query: Record<string, unknown>) {
  refuseUnknownParams(query, ['endpoint', 'state', 'page']);
  const { endpoint, state, page = '1' } = query;
  const isPage = typeof page === 'string' && /^[1-9]\d{0,6}$/.test(page);
  if (!isPage || Number(page) > MAX_PAGE) throw invalidField(['page'], 'La página no es válida');
  if (endpoint !== undefined && !(typeof endpoint === 'string' && DOCUMENT_ID.test(endpoint))) {
    throw invalidField(['endpoint'], 'La conexión no es válida');
  }
  const isState = (raw: unknown): raw is DeliveryState | undefined =>
    raw === undefined || DELIVERY_STATES.some((name) => name === raw);
  if (!isState(state)) throw invalidField(['state'], 'El estado no es válido');
  return { endpointId: endpoint, state, page: Number(page) };
}
