import { graphql, useStaticQuery } from 'gatsby';
import type { SiteFrame } from '#src/components/layout/site-frame.tsx';

/** Returns the menu and the announcements of the CMS. */
export function useSiteFrame(): SiteFrame {
  const { menu, announcements } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      menu: strapiMenu {
        entries {
          label
          href
          links {
            label
            href
          }
        }
        contactLabel
        columns {
          title
          links {
            label
            href
          }
        }
        contactTitle
        closing
      }
      announcements: allStrapiAnnouncement(sort: [{ order: ASC }, { text: ASC }]) {
        nodes {
          text
          color
          closable
          pages {
            href
          }
          link {
            label
            target
            href
            message
          }
        }
      }
    }
  `);
  return { menu, announcements: announcements.nodes };
}
