import { ENTRY_LINKS, ENTRY_PAGES, SECTION_TYPES } from '../../../../contracts/addresses';
import { textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

function describeChange(uid: string, before: string, after: string): string | undefined {
  const page = ENTRY_PAGES[uid];
  if (page !== undefined) {
    const section = SECTION_TYPES[uid];
    const lost = section
      ? ` Los enlaces a ${section}#${before} llegarán solo al principio de ${section}.`
      : '';
    return `La dirección cambiará de ${page}${before} a ${page}${after}; la anterior llevará a la nueva.${lost}`;
  }
  const link = ENTRY_LINKS[uid];
  return (
    link && `Los enlaces a ${link}${before} dejarán de llegar aquí; el nuevo es ${link}${after}.`
  );
}

/** Warns about existing links when the slug of a published entry changes. */
export const slugChangeCheck: PublishCheck = ({ uid, values, published }) => {
  const before = textOf(published?.values.slug);
  const after = textOf(values.slug);
  if (before === '' || after === '' || after === before) return [];
  const message = describeChange(uid, before, after);
  return message ? [{ path: ['slug'], message }] : [];
};
