import { css } from '@emotion/react';
import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { altOf } from '@tequiora/cms/contracts/pictures.ts';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { formatDay } from '#src/lib/dates.ts';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { fontSize, typeset } from '#src/theme/tokens/typography.ts';

type PrivacyNoticeProps = { notice: Queries.PrivacyNoticeFieldsFragment };

/** The notice in force: its version and date, the simplified text, then the whole. */
export function PrivacyNotice({ notice }: PrivacyNoticeProps) {
  return (
    <Section tone="white" labelledBy="aviso">
      <Container width="narrow">
        <article css={articleCss}>
          <Kicker>
            Versión {notice.version} · Vigente desde el {formatDay(notice.effectiveDate)}
          </Kicker>
          <h1 id="aviso">{notice.title}</h1>
          <p css={summaryCss}>{notice.summary}</p>
          <BlocksRenderer
            content={notice.body as unknown as BlocksContent}
            blocks={{
              link: ({ children, url }) => <TextLink href={url}>{children}</TextLink>,
              image: ({ image: { url, alternativeText, width, height } }) => (
                <img
                  src={url}
                  alt={altOf(alternativeText)}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              ),
            }}
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
  '& img': { maxWidth: '100%', height: 'auto' },
  '& h2': { marginTop: space[7], fontSize: fontSize.h3 },
  '& h3': { marginTop: space[4], fontSize: fontSize.h4 },
  '& ul, & ol': { display: 'grid', gap: space[2], paddingLeft: '1.4em' },
  '& p, & li': typeset.body,
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
  }
`;
