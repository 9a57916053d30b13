import { strapiCollectionTypes, strapiSingleTypes } from '#src/gatsby/strapi-source.ts';
import { PLACES } from '#src/preview/places.ts';

// Shown without a page of the site, for its own leads away at once.
const WITHOUT_PAGE = ['not-found-page'];

test('whatever the site shows can be previewed', () => {
  const read = [...strapiCollectionTypes, ...strapiSingleTypes].map((type) => type.singularName);
  expect([...Object.keys(PLACES), ...WITHOUT_PAGE].toSorted()).toEqual(read.toSorted());
});
