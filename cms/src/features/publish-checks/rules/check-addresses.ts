import { isAddress } from '../../../../contracts/addresses';
import { type Problem, textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { isReservedAddress } from '../../../content-model/reserved-addresses';

function describeProblem(uid: string, slug: string): string | undefined {
  if (!isAddress(slug)) {
    return 'lleva solo minúsculas sin acento, números y guiones entre ellos, como «mi-producto-2»';
  }
  return isReservedAddress(uid, slug) ? 'la usa el propio sitio: escribe otra' : undefined;
}

/** Rejects addresses that no page can have. `checkRequiredFields` reports empty ones. */
export function checkAddresses(fields: readonly EntryField[]): Problem[] {
  return fields.flatMap(({ owner, attribute, value, path, place }) => {
    const slug = textOf(value);
    if (attribute.type !== 'uid' || slug === '') return [];
    const reason = describeProblem(owner.replace('content-types.', ''), slug);
    return reason ? [{ path, message: `«${place}»: «${slug}» ${reason}.` }] : [];
  });
}
