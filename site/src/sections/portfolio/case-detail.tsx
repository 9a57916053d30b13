import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CaseFacts } from './case-facts.tsx';
import type { CaseHeading } from './case-heading.ts';
import { CaseQuote } from './case-quote.tsx';
import { CaseResults } from './case-results.tsx';
import { CaseStory } from './case-story.tsx';
import { CaseSystem } from './case-system.tsx';

type CaseDetailProps = {
  content: Queries.CaseDetailFieldsFragment;
  /** Heading level: 2 below a page title, 3 below a dialog title. */
  level: 2 | 3;
  /** Shows the screen of the system; off when it is the picture at the top. */
  hasScreen?: boolean;
};

/** The content of a case from problem to testimonial, for its page and its dialog. */
export function CaseDetail({ content, level, hasScreen = false }: CaseDetailProps) {
  const heading: CaseHeading = `h${level}`;
  const { problem, solution, results, system, mockupImage, testimonial } = content;
  return (
    <div css={detailCss}>
      <div css={bodyCss}>
        <CaseStory heading={heading} problem={problem} solution={solution} />
        <CaseResults heading={heading} results={results} />
        <CaseSystem heading={heading} system={system} screen={hasScreen ? mockupImage : null} />
        <CaseFacts heading={heading} content={content} />
        {testimonial ? <CaseQuote testimonial={testimonial} /> : null}
      </div>
    </div>
  );
}

// Container query: the parts adapt to the available width, in a dialog or on a page.
const detailCss = css({ containerType: 'inline-size' });

const bodyCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.75rem, 4cqi, 4rem)',
});

export const caseDetailFields = graphql`
  fragment CaseDetailFields on STRAPI_CASE {
    problem
    solution
    system
    timeline
    investment
    technologies
    results {
      metric
      value
      description
      icon
    }
    testimonial {
      quote
      author
      position
    }
    mockupImage {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1440)
        }
      }
    }
  }
`;
