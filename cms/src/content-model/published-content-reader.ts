import { withCurrentOffer } from '../../contracts/offers';
import {
  type Attribute,
  type Content,
  contentAttributes,
  type GetModel,
} from './content-attributes';
import { describeContent } from './describe-content';
import { populateFor } from './populate-for';
import { mapEach } from './walk-content';

// A replaced picture keeps its hash and its URL; only `updatedAt` changes.
export const MEDIA_FIELDS = ['hash', 'url', 'alternativeText', 'caption', 'updatedAt'];

const LINKED = {
  media: { select: MEDIA_FIELDS },
  relation: () => ({ select: ['documentId'] }),
};

function convert({ type }: Attribute, value: unknown): unknown {
  if (type === 'media') {
    return mapEach<Content>(value, (file) => MEDIA_FIELDS.map((field) => file[field] ?? null));
  }
  if (type !== 'relation') return value;
  const ids = mapEach<Content>(value, ({ documentId }) => documentId);
  // Relations are unordered; the order of components and pictures is content.
  return Array.isArray(ids) ? ids.sort() : ids;
}

/** Creates a reader that returns the content of published rows that visitors can see now. */
export function createPublishedContentReader(getModel: GetModel) {
  const attributesOf = (uid: string) => contentAttributes(getModel(uid));
  return {
    populateOf: (uid: string) => populateFor(attributesOf, uid, LINKED),
    describe: (uid: string, row: Content) =>
      withCurrentOffer(describeContent(attributesOf, uid, row, convert), Date.now()),
  };
}
