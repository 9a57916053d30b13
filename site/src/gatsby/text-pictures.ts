import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import type { CmsConnection, CmsSchema } from './cms-connection';

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

const SUFFIX = 'Pictures';

function textFields({ attributes }: CmsSchema): string[] {
  return Object.keys(attributes).filter((name) => attributes[name]?.type === 'blocks');
}

/**
 * Adds rich text pictures, which gatsby-source-strapi does not download: an entry with a rich text
 * field `body` gets `bodyPictures`, with `STRAPI__MEDIA` nodes and their files. As with media
 * fields, a failed download leaves a picture without a file.
 */
export function createTextPictures(
  api: Api,
  schemas: ReadonlyMap<string, CmsSchema>,
  { url: cmsUrl }: CmsConnection,
) {
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

  return {
    /** Downloads the pictures of an entry's rich text. */
    async download(entity: Record<string, unknown>, uid: string): Promise<void> {
      const schema = schemas.get(uid);
      for (const name of schema ? textFields(schema) : []) {
        const blocks = (entity[name] ?? []) as Block[];
        const pictures = blocks.flatMap(({ image }) => image ?? []);
        entity[name + SUFFIX] = await Promise.all(pictures.map(toMedia));
      }
    },

    /** Returns the node of an entry with links to its rich text pictures, and their nodes. */
    toNodes(node: NodeInput, uid: string): NodeInput[] {
      const schema = schemas.get(uid);
      const names = schema ? textFields(schema).map((name) => name + SUFFIX) : [];
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
