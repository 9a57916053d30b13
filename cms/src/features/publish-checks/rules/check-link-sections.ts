import { foldText } from '../../../../contracts/fold-text';
import { withoutHost } from '../../../../contracts/link-address';
import { textOf } from '../../../content-model/entry';
import { isLinkField } from '../../../content-model/is-link-field';
import { pagePathOf } from './check-links';
import { fieldCheck } from './publish-check';

/** Fields with the text of a link, in the same component as its address. */
const TEXT_FIELDS = ['title', 'label', 'name'];

const wordsIn = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];

/** Returns the section that a text names, the most specific one; undefined if it names none. */
function sectionNamedBy(text: string, anchors: Iterable<string>): string | undefined {
  const words = new Set(wordsIn(text));
  const named = [...anchors].filter((anchor) => wordsIn(anchor).every((word) => words.has(word)));
  return named.sort((a, b) => b.length - a.length)[0];
}

/** Warns about a link to a whole page whose text names a section of it: a system or a service. */
export const linkSectionCheck = fieldCheck(
  ({ attribute, name, value, siblings, place }, { targets }) => {
    if (!targets || !isLinkField(attribute, name) || siblings.target === 'whatsapp') return [];
    const address = withoutHost(textOf(value), targets);
    const page = pagePathOf(address);
    if (page === undefined || address.includes('#')) return [];
    const anchors = targets.anchors.get(page) ?? [];
    return TEXT_FIELDS.flatMap((field) => {
      const text = textOf(siblings[field]);
      const section = sectionNamedBy(text, anchors);
      return section
        ? `«${place}»: «${text}» lleva al principio de ${page}; para llegar a esa parte usa ${page}#${section}.`
        : [];
    });
  },
);
