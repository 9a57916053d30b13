import { ENTRY_LINKS, ENTRY_PAGES } from '../../../../contracts/addresses';
import { textOf } from '../../../content-model/entry';
import type { EditedEntry } from './edited-entry';

/** Warns about existing links when the slug of a published entry changes. */
export function slugWarnings({ uid, values, published }: EditedEntry): string[] {
  const publishedSlug = textOf(published?.slug);
  const slug = textOf(values.slug);
  if (publishedSlug === '' || slug === '' || slug === publishedSlug) return [];
  const page = ENTRY_PAGES[uid];
  if (page !== undefined) {
    return [
      `La dirección cambiará de ${page}${publishedSlug} a ${page}${slug}; la anterior llevará a la nueva.`,
    ];
  }
  const link = ENTRY_LINKS[uid];
  if (link === undefined) return [];
  return [
    `Los enlaces a ${link}${publishedSlug} dejarán de llegar aquí; el nuevo es ${link}${slug}.`,
  ];
}
