import { OTHER_LOSS_REASON } from '../../../../contracts/enquiry-result';
import { foldText } from '../../../../contracts/fold-text';
import { textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

/** Refuses loss reasons that staff could not tell apart in the dashboard. */
export const lossReasonsCheck: PublishCheck = ({ fields }) => {
  const seen = new Set([foldText(OTHER_LOSS_REASON)]);
  return fields.flatMap(({ owner, name, value, place, path }) => {
    if (owner !== 'components.shared.loss-reason' || name !== 'reason') return [];
    const reason = foldText(textOf(value));
    if (reason === '') return [];
    if (seen.has(reason)) {
      return [{ path, message: `«${place}»: «${textOf(value)}» ya está en la lista.` }];
    }
    seen.add(reason);
    return [];
  });
};
