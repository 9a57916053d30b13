import { graphql, useStaticQuery } from 'gatsby';

/** Returns the default metadata for pages without their own. */
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
