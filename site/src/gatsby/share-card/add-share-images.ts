import type { ResolverArgs, ResolverContext } from '../schema/resolver-args';
import { cardPictureOf, type Entry } from './card-picture-of';
import { shareImage } from './share-image';

/**
 * Adds the field `shareImage` to pictures: the URL of the picture in the size for sharing; null for
 * one that cannot be read, which must not stop the build.
 */
export function addShareImages({ createResolvers }: ResolverArgs): void {
  createResolvers({
    STRAPI__MEDIA: {
      shareImage: {
        type: 'String',
        args: { isWhole: { type: 'Boolean', defaultValue: false } },
        resolve: (media: Entry, { isWhole }: { isWhole: boolean }, context: ResolverContext) => {
          const picture = cardPictureOf(media, context);
          return picture && shareImage(picture, isWhole).catch(() => null);
        },
      },
    },
  });
}
