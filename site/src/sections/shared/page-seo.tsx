import { graphql } from 'gatsby';
import { Seo } from '#src/components/seo/seo.tsx';
import { useDefaultSeo } from '#src/queries/use-default-seo.ts';

type PageSeoProps = {
  /** SEO fields of the entry; each may be empty. */
  seo: Queries.SeoFieldsFragment | null | undefined;
  /** Fallback for an entry without SEO title or description. */
  title: string;
  description?: string | null | undefined;
  path: string;
  /** URL of the share picture that the build drew for the entry. */
  card?: string | undefined;
  noindex?: boolean;
  jsonLd?: object | readonly object[];
};

/** The head of a CMS page: its SEO fields, otherwise its texts, otherwise the site defaults. */
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
