import { graphql } from 'gatsby';
import { Seo } from '#src/components/seo/seo.tsx';
import { useDefaultSeo } from '#src/queries/use-default-seo.ts';

type PageSeoProps = {
  /** The entry's own SEO fields; each may be empty. */
  seo: Queries.SeoFieldsFragment | null | undefined;
  /** Used when the entry has no SEO title or description. */
  title: string;
  description?: string | null | undefined;
  path: string;
  /** Address of the share picture that the build drew for the entry. */
  card?: string | undefined;
  noindex?: boolean;
  jsonLd?: object | readonly object[];
};

/** The document head of a page of the CMS: its SEO fields, else its own texts, else the site's. */
export function PageSeo({ seo, title, description, card, noindex, ...rest }: PageSeoProps) {
  const settings = useDefaultSeo();
  const site = settings?.seo;
  return (
    <Seo
      title={seo?.title || title}
      description={seo?.description || description || site?.description}
      image={shareImage(seo) ?? card ?? shareImage(site) ?? settings?.shareCard}
      noindex={noindex || seo?.noindex}
      {...rest}
    />
  );
}

function shareImage(seo: Queries.SeoFieldsFragment | null | undefined): string | undefined {
  return seo?.shareImage?.shareImage ?? undefined;
}

export const seoFields = graphql`
  fragment SeoFields on STRAPI__COMPONENT_SHARED_SEO {
    title
    description
    noindex
    shareImage {
      shareImage
    }
  }
`;
