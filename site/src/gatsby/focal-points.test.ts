/** @jest-environment node */
import type { NodeInput } from 'gatsby';
import { withFocalPoint } from './focal-points.ts';

const points = new Map([['picture', { x: 20, y: 75 }]]);

function node(type: string, documentId: string): NodeInput {
  return { id: documentId, documentId, internal: { type, contentDigest: 'a' } };
}

it('gives a media its focal point, and with it another digest', () => {
  const media = withFocalPoint(node('STRAPI__MEDIA', 'picture'), points);
  expect(media).toMatchObject({ focalPoint: { x: 20, y: 75 } });
  const moved = new Map([['picture', { x: 21, y: 75 }]]);
  const other = withFocalPoint(node('STRAPI__MEDIA', 'picture'), moved);
  expect(other.internal.contentDigest).not.toBe(media.internal.contentDigest);
});

it('leaves every other node as it is', () => {
  const unfocused = node('STRAPI__MEDIA', 'other');
  const product = node('STRAPI_PRODUCT', 'picture');
  expect(withFocalPoint(unfocused, points)).toBe(unfocused);
  expect(withFocalPoint(product, points)).toBe(product);
});
