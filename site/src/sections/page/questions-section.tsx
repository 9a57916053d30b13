import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, space, typeset } from '#src/theme/tokens.ts';
import type { SectionProps } from './page-section.ts';

type QuestionsSectionProps = SectionProps<Queries.QuestionsSectionFieldsFragment>;

/** Questions whose answers open, also without JavaScript. */
export function QuestionsSection({ content, headId, tone }: QuestionsSectionProps) {
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact isSide>
      <div css={listCss}>
        {content.questions.map(({ question, answer }, index) => (
          <details key={index} css={itemCss}>
            <summary css={questionCss}>{question}</summary>
            <p css={answerCss}>{answer}</p>
          </details>
        ))}
      </div>
    </HeadedSection>
  );
}

const listCss = css({ display: 'grid', minWidth: 0, borderTop: `1px solid ${color.border}` });

const itemCss = css({ borderBottom: `1px solid ${color.border}`, overflowWrap: 'anywhere' });

const questionCss = css({
  ...typeset.h4,
  paddingBlock: space[5],
  color: color.fg,
  cursor: 'pointer',
  '&::marker': { color: color.accent },
});

const answerCss = css({ paddingBottom: space[6], color: color.fgMuted, whiteSpace: 'pre-line' });

export const questionsSectionFields = graphql`
  fragment QuestionsSectionFields on STRAPI__COMPONENT_PAGE_QUESTIONS {
    hidden
    kicker
    title
    description
    questions {
      question
      answer
    }
  }
`;
