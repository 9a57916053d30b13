import { isAddress } from '../../../../contracts/addresses';
import { textOf } from '../../../content-model/entry';
import { isReservedAddress } from '../../../content-model/reserved-addresses';
import { fieldCheck } from './publish-check';

function describeProblem(uid: string, slug: string): string | undefined {
  if (!isAddress(slug)) {
    return 'lleva solo minúsculas sin acento, números y guiones entre ellos, como «mi-producto-2»';
  }
  return isReservedAddress(uid, slug) ? 'la usa el propio sitio: escribe otra' : undefined;
}

/** Rejects addresses that no page can have. `requiredFieldCheck` reports empty ones. */
export const addressCheck = fieldCheck(({ owner, attribute, value, place }) => {
  const slug = textOf(value);
  if (attribute.type !== 'uid' || slug === '') return undefined;
  const reason = describeProblem(owner.replace('content-types.', ''), slug);
  return reason && `«${place}»: «${slug}» ${reason}.`;
});
