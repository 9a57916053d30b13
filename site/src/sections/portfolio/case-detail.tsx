import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CaseFacts } from './case-facts.tsx';
import { CaseQuote } from './case-quote.tsx';
import { CaseResults } from './case-results.tsx';
import { CaseStory } from './case-story.tsx';
import { CaseSystem } from './case-system.tsx';
import type { CaseHeading } from './case-heading.ts';

type CaseDetailProps = {
  content: Queries.CaseDetailFieldsFragment;
  /** Level of its headings: 2 below a page's title, 3 below a dialog's. */
  level: 2 | 3;
  /** Shows the screen of the system; off where it is the picture on top. */
  hasScreen?: boolean;
};

/** A case from its problem to its testimonial: the body of its page and of its dialog. */
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

// The parts arrange themselves by the width they have, in a dialog or on a page.
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
