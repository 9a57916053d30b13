/** @jest-environment node */
import type { NodeInput } from 'gatsby';
import { withFocalPoint } from './focal-points.ts';

const points = new Map([['picture', { x: 20, y: 75 }]]);

function node(type: string, documentId: string): NodeInput {
  return { id: documentId, documentId, internal: { type, contentDigest: 'a' } };
}

it('adds the focal point to a media node and changes its digest', () => {
  const media = withFocalPoint(node('STRAPI__MEDIA', 'picture'), points);
  expect(media).toMatchObject({ focalPoint: { x: 20, y: 75 } });
  const moved = new Map([['picture', { x: 21, y: 75 }]]);
  const other = withFocalPoint(node('STRAPI__MEDIA', 'picture'), moved);
  expect(other.internal.contentDigest).not.toBe(media.internal.contentDigest);
});

it('leaves other nodes unchanged', () => {
  const unfocused = node('STRAPI__MEDIA', 'other');
  const product = node('STRAPI_PRODUCT', 'picture');
  expect(withFocalPoint(unfocused, points)).toBe(unfocused);
  expect(withFocalPoint(product, points)).toBe(product);
});
