import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import { componentNodeType } from '../lib/component-node-type';
import type { CmsConnection, CmsSchema } from './cms-connection';
import { nodeTypeOf } from './node-type';

/** A picture of rich text: a copy of the media library record at the time of insertion. */
type TextPicture = {
  url: string;
  name: string;
  alternativeText?: string | null;
  width: number;
  height: number;
};
type Media = TextPicture & { documentId: string; localFile___NODE?: string };
type Block = { type: string; image?: TextPicture };
type Api = Pick<SourceNodesArgs, 'actions' | 'cache' | 'createNodeId' | 'createContentDigest'>;

type Schemas = ReadonlyMap<string, CmsSchema>;

const SUFFIX = 'Pictures';

type Row = Record<string, unknown>;

function textFields({ attributes }: CmsSchema): string[] {
  return Object.keys(attributes).filter((name) => attributes[name]?.type === 'blocks');
}

/** Returns the parts of an entry or a component that are components themselves, with their schemas. */
function partsOf(row: Row, { attributes }: CmsSchema, schemas: Schemas): [Row, CmsSchema][] {
  return Object.entries(attributes).flatMap(([name, { component }]) =>
    ([row[name] ?? []].flat() as Row[]).flatMap((part): [Row, CmsSchema][] => {
      const schema = schemas.get(component ?? String(part.strapi_component));
      return schema ? [[part, schema]] : [];
    }),
  );
}

/**
 * Adds rich text pictures, which gatsby-source-strapi does not download: an entry or a component with a
 * rich text field `body` gets `bodyPictures`, with `STRAPI__MEDIA` nodes and their files. As with media
 * fields, a failed download leaves a picture without a file.
 */
export function createTextPictures(api: Api, schemas: Schemas, { url: cmsUrl }: CmsConnection) {
  const fieldsByNodeType = new Map(
    [...schemas.values()].map((schema) => [
      schema.uid.includes('::') ? nodeTypeOf(schema) : componentNodeType(schema.uid),
      textFields(schema),
    ]),
  );

  async function downloadFile(url: string): Promise<string | undefined> {
    const absoluteUrl = url.startsWith('/') ? cmsUrl + url : url;
    const { cache, createNodeId } = api;
    const { createNode } = api.actions;
    const file = await createRemoteFileNode({
      url: absoluteUrl,
      cache,
      createNode,
      createNodeId,
    }).catch(() => null);
    return file?.id;
  }

  async function toMedia(picture: TextPicture): Promise<Media> {
    const { url, name, alternativeText, width, height } = picture;
    const localFile___NODE = await downloadFile(url);
    return { url, name, alternativeText, width, height, documentId: url, localFile___NODE };
  }

  function toNode(media: Media): NodeInput {
    const { localFile___NODE, ...shown } = media;
    const id = api.createNodeId(`text-picture ${JSON.stringify([shown, localFile___NODE])}`);
    const contentDigest = api.createContentDigest(media);
    return { ...media, id, children: [], internal: { type: 'STRAPI__MEDIA', contentDigest } };
  }

  async function downloadOf(row: Row, schema: CmsSchema): Promise<void> {
    for (const name of textFields(schema)) {
      const blocks = (row[name] ?? []) as Block[];
      const pictures = blocks.flatMap(({ image }) => image ?? []);
      row[name + SUFFIX] = await Promise.all(pictures.map(toMedia));
    }
    for (const [part, partSchema] of partsOf(row, schema, schemas)) {
      await downloadOf(part, partSchema);
    }
  }

  return {
    /** Downloads the pictures of an entry's rich text, also of that in its components. */
    async download(entity: Row, uid: string): Promise<void> {
      const schema = schemas.get(uid);
      if (schema) await downloadOf(entity, schema);
    },

    /** Returns the node of an entry or component with links to its rich text pictures, and their nodes. */
    toNodes(node: NodeInput): NodeInput[] {
      const fields = fieldsByNodeType.get(node.internal.type) ?? [];
      const names = fields.map((name) => name + SUFFIX);
      return names.reduceRight<NodeInput[]>(
        ([entry = node, ...others], name) => {
          const { [name]: pictures, ...rest } = entry;
          if (!Array.isArray(pictures)) return [entry, ...others];
          const media = (pictures as Media[]).map(toNode);
          const linked = { ...rest, [`${name}___NODE`]: media.map(({ id }) => id) };
          return [linked as unknown as NodeInput, ...others, ...media];
        },
        [node],
      );
    },
  };
}
