import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Container } from '#src/components/ui/container.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section, type SectionProps } from '#src/components/ui/section.tsx';
import { SideHeaded } from '#src/components/ui/side-headed.tsx';

type HeadedSectionProps = Omit<SectionProps, 'labelledBy'> & {
  /** Id of the heading, which labels the section. */
  headId: string | undefined;
  head?: Queries.SectionHeadFieldsFragment | null | undefined;
  /** Heading when the CMS has none; without both, the section has no heading. */
  title?: string;
  /** One link or button of the heading. */
  action?: ReactNode;
  /** Shows the heading in a column of its own at the left of the content. */
  isSide?: boolean;
};

/** A band of the page with its heading from the CMS. */
export function HeadedSection({
  headId,
  head,
  title,
  action,
  isSide = false,
  children,
  ...section
}: HeadedSectionProps) {
  const texts = head ?? (title ? { title } : null);
  const heading = texts ? (
    <SectionHead {...texts} id={headId} align={isSide ? 'side' : 'start'} action={action} />
  ) : null;
  return (
    <Section {...section} labelledBy={texts ? headId : undefined}>
      <Container>
        {isSide ? (
          <SideHeaded head={heading}>{children}</SideHeaded>
        ) : (
          <>
            {heading}
            {children}
          </>
        )}
      </Container>
    </Section>
  );
}

export const sectionHeadFields = graphql`
  fragment SectionHeadFields on STRAPI__COMPONENT_SECTIONS_SECTION_HEAD {
    kicker
    title
    description
  }
`;
