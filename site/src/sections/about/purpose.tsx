import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { color, flex, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';

type PurposeProps = { content: Queries.PurposeFieldsFragment };

/** Mission and vision in two columns with a rule between them. */
export function Purpose({ content: { mission, vision } }: PurposeProps) {
  if (!mission && !vision) return null;
  return (
    <Section label="Misión y visión">
      <Container>
        <div css={columnsCss}>
          <Statement text={mission} />
          <Statement text={vision} />
        </div>
      </Container>
    </Section>
  );
}

function Statement({ text }: { text: Queries.PurposeFieldsFragment['mission'] }) {
  if (!text) return null;
  return (
    <div css={statementCss}>
      <h2 css={titleCss}>
        <FretMark />
        <span>{text.title}</span>
      </h2>
      <p css={bodyCss}>{text.body}</p>
    </div>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[9],
  [mq.lg]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 },
});

const statementCss = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  '& + &': { paddingTop: space[9], borderTop: `1px solid ${color.border}` },
  [mq.lg]: {
    paddingRight: 'clamp(2rem, 5vw, 5rem)',
    '& + &': {
      padding: '0 0 0 clamp(2rem, 5vw, 5rem)',
      borderTop: 0,
      borderLeft: `1px solid ${color.border}`,
    },
  },
});

const titleCss = css({
  ...flex.row,
  gap: '10px',
  color: color.accent,
  fontFamily: 'inherit',
  fontSize: fontSize.body,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.5,
});

const bodyCss = css({ ...typeset.quote, color: color.fg, fontSize: fontSize.h3, lineHeight: 1.32 });

export const purposeFields = graphql`
  fragment PurposeFields on STRAPI_ABOUT_PAGE {
    mission {
      title
      body
    }
    vision {
      title
      body
    }
  }
`;
