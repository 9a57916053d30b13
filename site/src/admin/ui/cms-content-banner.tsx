import { TextLink } from '#src/components/ui/text-link.tsx';
import { useOverview } from '../lib/use-overview.ts';
import { Banner } from './banner.tsx';

type CmsContentBannerProps = {
  /** Names the missing content and where to write it, without the final period. */
  text: string;
  /** UID of the content type. */
  uid: string;
  /** Name of its list in the CMS. */
  listName: string;
};

/** Says that content is missing that only the CMS can create, with a link to its list. */
export function CmsContentBanner({ text, uid, listName }: CmsContentBannerProps) {
  const { data } = useOverview();
  return (
    <Banner>
      <span>{text}</span>
      {data ? (
        <span>
          :{' '}
          <TextLink href={`${data.cms.url}/content-manager/collection-types/${uid}`} isExternal>
            {listName}
          </TextLink>
        </span>
      ) : null}
      <span>.</span>
    </Banner>
  );
}
