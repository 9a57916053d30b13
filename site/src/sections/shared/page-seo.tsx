import { graphql } from 'gatsby';
import { Seo, type SeoProps } from '#src/components/seo/seo.tsx';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { useDefaultSeo } from '#src/queries/use-default-seo.ts';
import { PAGES, type PagePath } from '@tequiora/cms/contracts/pages.ts';

type Entry = {
  /** Each field may be empty. */
  seo: Queries.SeoFieldsFragment | null;
  /** URL of the share picture that the build drew. */
  shareCard?: string;
};

type PageSeoProps = {
  /** Null while the CMS has none. */
  entry: Entry | null | undefined;
  /** Fallback for an entry without SEO title or description. */
  title: string;
  description?: string | null | undefined;
  path: string;
  jsonLd: readonly object[];
  /** Excludes the page from search engines, whatever its entry says. */
  noindex?: boolean | undefined;
} & Pick<SeoProps, 'type' | 'hasFeeds'>;

/** The head of a CMS page: its SEO fields, otherwise its texts, otherwise the site defaults. */
export function PageSeo({ entry, title, description, noindex, ...rest }: PageSeoProps) {
  const settings = useDefaultSeo();
  const seo = entry?.seo;
  const site = settings?.seo;
  return (
    <Seo
      title={seo?.title || title}
      description={seo?.description || description || site?.description}
      image={shareImage(seo) ?? entry?.shareCard ?? shareImage(site) ?? settings?.shareCard}
      noindex={noindex || seo?.noindex}
      {...rest}
    />
  );
}

type FixedPageSeoProps = {
  path: PagePath;
  page: Entry | null | undefined;
  /** Texts to use instead of the title of the page in `PAGES`. */
  hero?: { title: string; description: string | null } | undefined;
  /** In addition to the breadcrumb. */
  jsonLd?: readonly object[];
  noindex?: boolean | undefined;
};

/** The head of a page with a fixed URL, with its breadcrumb. */
export function FixedPageSeo({ path, page, hero, jsonLd = [], noindex }: FixedPageSeoProps) {
  return (
    <PageSeo
      entry={page}
      title={hero ? removeHighlightMarks(hero.title) : PAGES[path].title}
      description={hero?.description}
      path={path}
      noindex={noindex}
      jsonLd={[...jsonLd, breadcrumbList([pageCrumb(path)])]}
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
