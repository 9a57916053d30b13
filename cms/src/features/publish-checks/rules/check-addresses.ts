import { isAddress } from '../../../../contracts/addresses';
import { textOf } from '../../../content-model/entry';
import { isReservedAddress } from '../../../content-model/reserved-addresses';
import type { PublishCheck } from './publish-check';

function describeProblem(uid: string, slug: string): string | undefined {
  if (!isAddress(slug)) {
    return 'lleva solo minúsculas sin acento, números y guiones entre ellos, como «mi-producto-2»';
  }
  return isReservedAddress(uid, slug) ? 'la usa el propio sitio: escribe otra' : undefined;
}

/** Rejects addresses that no page can have. `requiredFieldCheck` reports empty ones. */
export const addressCheck: PublishCheck = {
  severity: 'error',
  stages: ['edit', 'publish'],
  find: ({ fields }) =>
    fields.flatMap(({ owner, attribute, value, path, place }) => {
      const slug = textOf(value);
      if (attribute.type !== 'uid' || slug === '') return [];
      const reason = describeProblem(owner.replace('content-types.', ''), slug);
      return reason ? [{ path, message: `«${place}»: «${slug}» ${reason}.` }] : [];
    }),
};
