import { graphql } from 'gatsby';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import type { SectionProps } from './page-section.ts';

type CallToActionSectionProps = SectionProps<Queries.CallToActionSectionFieldsFragment>;

/** A coloured panel with buttons. */
export function CallToActionSection({ content, headId }: CallToActionSectionProps) {
  return (
    <CallToAction
      content={content}
      headId={headId ?? null}
      tone={content.tone === 'marino' ? 'navy' : 'blue'}
    />
  );
}

export const callToActionSectionFields = graphql`
  fragment CallToActionSectionFields on STRAPI__COMPONENT_PAGE_CALL_TO_ACTION {
    hidden
    tone
    kicker
    title
    description
    primaryCta {
      ...LinkFields
    }
    secondaryCta {
      ...LinkFields
    }
  }
`;
