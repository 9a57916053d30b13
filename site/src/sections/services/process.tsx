import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { Reveal } from '#src/components/ui/reveal.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { mq } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { ProcessStep } from './process-step.tsx';

type ProcessProps = { content: Queries.ProcessFieldsFragment };

const TITLE_ID: SectionId<'/servicios'> = 'proceso';

/** The steps of a project on a rising staircase across the window; a vertical list on a phone. */
export function Process({ content: { processHead: head, steps } }: ProcessProps) {
  if (steps.length === 0) return null;
  return (
    <HeadedSection isCompact headId={TITLE_ID} head={head} title="Proceso" css={sectionCss}>
      <Reveal>
        <ol role="list" css={stairsCss} style={{ '--steps': steps.length } as CSSProperties}>
          {steps.map((step, index) => (
            <ProcessStep
              key={step.title}
              step={step}
              number={index + 1}
              isLast={index === steps.length - 1}
            />
          ))}
        </ol>
      </Reveal>
    </HeadedSection>
  );
}

// The first and the last tread reach beyond the window.
const sectionCss = css({ [mq.lg]: { overflowX: 'clip' } });

const stairsCss = css({
  '--rise': 'clamp(1.75rem, 3vw, 2.75rem)',
  display: 'grid',
  [mq.lg]: { gridTemplateColumns: 'repeat(var(--steps), minmax(0, 1fr))', alignItems: 'stretch' },
});

export const processFields = graphql`
  fragment ProcessFields on STRAPI_SERVICES_PAGE {
    processHead {
      ...SectionHeadFields
    }
    steps {
      title
      description
      icon
    }
  }
`;
