import { strapiCollectionTypes, strapiSingleTypes } from '#src/gatsby/strapi-collection-types.ts';
import { PLACES } from '#src/preview/places.ts';

// Previewed without its page, which would redirect at once.
const WITHOUT_PAGE = ['not-found-page'];

test('every type shown on the site can be previewed', () => {
  const read = [...strapiCollectionTypes, ...strapiSingleTypes].map((type) => type.singularName);
  expect([...Object.keys(PLACES), ...WITHOUT_PAGE].toSorted()).toEqual(read.toSorted());
});
