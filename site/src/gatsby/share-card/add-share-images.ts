import type { Node } from 'gatsby';
import type { ResolverArgs } from '../schema/resolver-args';
import { cardPictureOf } from './card-picture-of';
import { shareImage } from './share-image';

type Context = { nodeModel: { getNodeById: (query: { id: string }) => Node | null } };
type Media = Record<string, unknown>;

/** Adds the field `shareImage` to pictures: the URL of the picture in the size for sharing. */
export function addShareImages({ createResolvers }: ResolverArgs): void {
  createResolvers({
    STRAPI__MEDIA: {
      shareImage: {
        type: 'String',
        args: { isWhole: { type: 'Boolean', defaultValue: false } },
        resolve: (media: Media, { isWhole }: { isWhole: boolean }, { nodeModel }: Context) => {
          const id = media.localFile___NODE;
          const file = typeof id === 'string' ? nodeModel.getNodeById({ id }) : null;
          const picture = cardPictureOf(media, file);
          return picture && shareImage(picture, isWhole);
        },
      },
    },
  });
}
