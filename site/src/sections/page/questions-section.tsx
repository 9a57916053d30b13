import { graphql } from 'gatsby';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { QuestionList } from '#src/sections/shared/question-list.tsx';
import type { SectionProps } from './page-section.ts';

type QuestionsSectionProps = SectionProps<Queries.QuestionsSectionFieldsFragment>;

/** Questions whose answers open, also without JavaScript. */
export function QuestionsSection({ content, headId, tone }: QuestionsSectionProps) {
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact isSide>
      <QuestionList questions={content.questions} />
    </HeadedSection>
  );
}

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
