import { css } from '@emotion/react';
import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { graphql } from 'gatsby';
import { Picture } from '#src/components/media/picture.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { color, fontSize, radius, space, typeset } from '#src/theme/tokens.ts';
import { formatDate } from '@tequiora/cms/contracts/format-date.ts';

type PrivacyNoticeProps = { notice: Queries.PrivacyNoticeFieldsFragment };

/** The current notice: version and date, the simplified text, then the full text. */
export function PrivacyNotice({ notice }: PrivacyNoticeProps) {
  return (
    <Section tone="white" labelledBy="aviso">
      <Container width="narrow">
        <article css={articleCss}>
          <Kicker>
            Versión {notice.version} · Vigente desde el {formatDate(notice.effectiveDate)}
          </Kicker>
          <h1 id="aviso">{notice.title}</h1>
          <p css={summaryCss}>{notice.summary}</p>
          <BlocksRenderer
            content={notice.body as unknown as BlocksContent}
            blocks={{
              link: ({ children, url }) => <TextLink href={url}>{children}</TextLink>,
              image: ({ image }) => (
                <Picture css={pictureCss} media={builtPicture(notice, image.url) ?? image} />
              ),
            }}
          />
        </article>
      </Container>
    </Section>
  );
}

/** Returns the picture with built sizes; undefined for a new picture in the draft preview. */
function builtPicture({ bodyPictures }: PrivacyNoticeProps['notice'], url: string) {
  return bodyPictures.find(({ address }) => address === url);
}

const articleCss = css({
  display: 'grid',
  gap: space[5],
  '& > *': { minWidth: 0 },
  '& h2': { marginTop: space[7], fontSize: fontSize.h3 },
  '& h3': { marginTop: space[4], fontSize: fontSize.h4 },
  '& ul, & ol': { display: 'grid', gap: space[2], paddingLeft: '1.4em' },
  '& p, & li': typeset.body,
});

// Prevents upscaling.
const pictureCss = css({ width: 'auto', maxWidth: '100%' });

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
