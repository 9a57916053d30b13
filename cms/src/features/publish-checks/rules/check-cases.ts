import { isRecord } from '../../../../contracts/is-record';
import type { Problem } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

const MIN_BARS = 2;

function* problemsOf({
  beforeImage,
  afterImage,
  chart,
}: Readonly<Record<string, unknown>>): Generator<Problem> {
  if (Boolean(beforeImage) !== Boolean(afterImage)) {
    const path = [beforeImage ? 'afterImage' : 'beforeImage'];
    yield { path, message: 'Las imágenes de antes y después van juntas: agrega la que falta.' };
  }
  const points = isRecord(chart) && Array.isArray(chart.points) ? chart.points : undefined;
  if (points && points.length < MIN_BARS) {
    yield {
      path: ['chart', 'points'],
      message: `La gráfica necesita al menos ${MIN_BARS} barras.`,
    };
  }
}

/** Refuses a case with only one picture of the change, or with a chart that compares nothing. */
export const caseCheck: PublishCheck = ({ uid, values }) =>
  uid === 'api::case.case' ? [...problemsOf(values)] : [];
