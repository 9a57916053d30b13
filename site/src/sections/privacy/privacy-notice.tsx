import { css } from '@emotion/react';
import type { BlocksContent } from '@strapi/blocks-react-renderer';
import { graphql } from 'gatsby';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { color, radius, space } from '#src/theme/tokens.ts';
import { formatDate } from '@tequiora/cms/contracts/format-date.ts';

type PrivacyNoticeProps = { notice: Queries.PrivacyNoticeFieldsFragment };

/** The current notice: version and date, the simplified text, then the full text. */
export function PrivacyNotice({ notice }: PrivacyNoticeProps) {
  return (
    <Section tone="white" labelledBy="aviso">
      <Container width="narrow">
        <article css={articleCss}>
          <Kicker>
            {`Versión ${notice.version} · Vigente desde el ${formatDate(notice.effectiveDate)}`}
          </Kicker>
          <h1 id="aviso">{notice.title}</h1>
          <p css={summaryCss}>{notice.summary}</p>
          <RichText
            content={notice.body as unknown as BlocksContent}
            pictures={notice.bodyPictures}
          />
        </article>
      </Container>
    </Section>
  );
}

const articleCss = css({
  display: 'grid',
  gap: space[5],
  '& > *': { minWidth: 0 },
});

const summaryCss = css({
  padding: space.card,
  borderRadius: radius.lg,
  background: color.bgSubtle,
  color: color.fg,
});

export const fragment = graphql`
  fragment PrivacyNoticeFields on STRAPI_PRIVACY_PAGE {
    title
    version
    effectiveDate
    summary
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
`;
