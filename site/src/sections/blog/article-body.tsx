import type { BlocksContent } from '@strapi/blocks-react-renderer';
import { graphql } from 'gatsby';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';

type ArticleBodyProps = {
  article: Queries.ArticleBodyFieldsFragment;
  /** The products, services and cases that its links alone lead to. */
  linked: readonly Queries.LinkedEntryFieldsFragment[];
};

export function ArticleBody({ article, linked }: ArticleBodyProps) {
  return (
    <Section isCompact label="Texto del artículo">
      <Container width="narrow">
        <RichText
          content={article.body as unknown as BlocksContent}
          pictures={article.bodyPictures}
          cards={linked}
        />
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment ArticleBodyFields on STRAPI_ARTICLE {
    body
    bodyPictures {
      address: url
      alternativeText
      width
      height
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 760)
        }
      }
    }
  }

  fragment LinkedEntryFields on LINKED_ENTRY {
    href
    kind
    name
    description
    price
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 480)
        }
      }
    }
  }
`;
