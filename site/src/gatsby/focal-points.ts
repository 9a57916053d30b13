import type { NodeInput } from 'gatsby';
import type { FocalPoint } from '../lib/focal-point';
import { readFromCms, type CmsConnection } from './cms-connection';

/** Focal points by the `documentId` of the file. */
type FocalPoints = ReadonlyMap<string, FocalPoint>;

type File = { documentId: string; focalPoint: FocalPoint | null };

const PATH =
  'upload/files?filters[focalPoint][$notNull]=true&fields[0]=documentId&fields[1]=focalPoint';

/** Reads focal points separately, because gatsby-source-strapi has a fixed list of media fields. */
export async function readFocalPoints(connection: CmsConnection): Promise<FocalPoints> {
  const response = await readFromCms(connection, PATH);
  const files = (await response.json()) as File[];
  return new Map(
    files.flatMap(({ documentId, focalPoint }) => (focalPoint ? [[documentId, focalPoint]] : [])),
  );
}

/** Returns a media node with its focal point, and any other node unchanged. */
export function withFocalPoint(node: NodeInput, points: FocalPoints): NodeInput {
  if (node.internal.type !== 'STRAPI__MEDIA') return node;
  const focalPoint = points.get(String(node.documentId));
  if (!focalPoint) return node;
  const contentDigest = `${node.internal.contentDigest}-${focalPoint.x}-${focalPoint.y}`;
  return { ...node, focalPoint, internal: { ...node.internal, contentDigest } };
}
