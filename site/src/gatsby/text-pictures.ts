import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import type { CmsConnection, CmsSchema } from './cms-connection';
import { nodeTypeOf } from './node-type';

/** A picture of rich text: a copy of what the media library had when somebody put it there. */
type TextPicture = {
  url: string;
  name: string;
  alternativeText?: string | null;
  width: number;
  height: number;
};
type Block = { type: string; image?: TextPicture };
type Api = Pick<SourceNodesArgs, 'actions' | 'cache' | 'createNodeId' | 'createContentDigest'>;

function textFields({ attributes }: CmsSchema): string[] {
  return Object.keys(attributes).filter((name) => attributes[name]?.type === 'blocks');
}

/**
 * gatsby-source-strapi downloads what fields of media hold, and of rich text nothing. This gives a node
 * with a field `body` of rich text another, `bodyPictures`, with its pictures as `STRAPI__MEDIA` and
 * their files; a picture that could not be had is without one, as with fields of media.
 */
export function createTextPictures(
  api: Api,
  schemas: ReadonlyMap<string, CmsSchema>,
  { url: cmsUrl }: CmsConnection,
) {
  const { createNode } = api.actions;
  const textsOf = new Map(
    [...schemas.values()]
      .filter(({ uid }) => uid.startsWith('api::'))
      .map((schema) => [nodeTypeOf(schema), textFields(schema)]),
  );

  async function download(url: string): Promise<string | undefined> {
    const address = url.startsWith('/') ? cmsUrl + url : url;
    const { cache, createNodeId } = api;
    const file = await createRemoteFileNode({
      url: address,
      cache,
      createNode,
      createNodeId,
    }).catch(() => null);
    return file?.id;
  }

  async function createMedia(picture: TextPicture): Promise<string> {
    const { url, name, alternativeText, width, height } = picture;
    const shown = { url, name, alternativeText, width, height };
    const media = { ...shown, documentId: url, localFile___NODE: await download(url) };
    const id = api.createNodeId(`text-picture ${JSON.stringify(shown)}`);
    const contentDigest = api.createContentDigest(media);
    const internal = { type: 'STRAPI__MEDIA', contentDigest };
    await createNode({ ...media, id, parent: null, children: [], internal });
    return id;
  }

  return {
    /** Whether nodes of that type may have rich text. */
    concerns: ({ internal }: NodeInput): boolean => (textsOf.get(internal.type) ?? []).length > 0,

    /** The node with the pictures of its rich text. */
    async add(node: NodeInput): Promise<NodeInput> {
      const links: Record<string, string[]> = {};
      for (const name of textsOf.get(node.internal.type) ?? []) {
        const blocks = (node[name] ?? []) as Block[];
        const pictures = blocks.flatMap(({ image }) => image ?? []);
        links[`${name}Pictures___NODE`] = await Promise.all(pictures.map(createMedia));
      }
      const contentDigest = api.createContentDigest([node.internal.contentDigest, links]);
      return { ...node, ...links, internal: { ...node.internal, contentDigest } };
    },
  };
}
