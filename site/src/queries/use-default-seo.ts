import { graphql, useStaticQuery } from 'gatsby';

/** What pages that say nothing of their own show in search results and when shared. */
export function useDefaultSeo(): Queries.DefaultSeoQuery['strapiSiteSettings'] {
  const data = useStaticQuery<Queries.DefaultSeoQuery>(graphql`
    query DefaultSeo {
      strapiSiteSettings {
        shareCard
        seo {
          ...SeoFields
        }
      }
    }
  `);
  return data.strapiSiteSettings;
}
