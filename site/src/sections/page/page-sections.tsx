import { graphql } from 'gatsby';
import type { ComponentType } from 'react';
import { isShownSection, sectionIds } from '@tequiora/cms/contracts/composed-page.ts';
import { CallToActionSection } from './call-to-action-section.tsx';
import { CasesSection } from './cases-section.tsx';
import { ClientsSection } from './clients-section.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { FormSection } from './form-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { PackagesSection } from './packages-section.tsx';
import type { SectionProps } from './page-section.ts';
import { PictureTextSection } from './picture-text-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { TextSection } from './text-section.tsx';
import { VideoSection } from './video-section.tsx';

export type PageSection = Queries.PageSectionFieldsFragment;
type SectionType = PageSection['__typename'];

type Views = {
  [Type in SectionType]: ComponentType<SectionProps<Extract<PageSection, { __typename: Type }>>>;
};

/** The component of each section that staff can put on a page. */
const VIEWS: Views = {
  STRAPI__COMPONENT_PAGE_HERO: HeroSection,
  STRAPI__COMPONENT_PAGE_TEXT: TextSection,
  STRAPI__COMPONENT_PAGE_FEATURES: FeaturesSection,
  STRAPI__COMPONENT_PAGE_PICTURE_TEXT: PictureTextSection,
  STRAPI__COMPONENT_PAGE_STEPS: StepsSection,
  STRAPI__COMPONENT_PAGE_FIGURES: FiguresSection,
  STRAPI__COMPONENT_PAGE_PRODUCTS: ProductsSection,
  STRAPI__COMPONENT_PAGE_SERVICES: ServicesSection,
  STRAPI__COMPONENT_PAGE_PACKAGES: PackagesSection,
  STRAPI__COMPONENT_PAGE_CASES: CasesSection,
  STRAPI__COMPONENT_PAGE_TESTIMONIALS: TestimonialsSection,
  STRAPI__COMPONENT_PAGE_CLIENTS: ClientsSection,
  STRAPI__COMPONENT_PAGE_QUESTIONS: QuestionsSection,
  STRAPI__COMPONENT_PAGE_COMPARISON: ComparisonSection,
  STRAPI__COMPONENT_PAGE_GALLERY: GallerySection,
  STRAPI__COMPONENT_PAGE_VIDEO: VideoSection,
  STRAPI__COMPONENT_PAGE_DOCUMENTS: DocumentsSection,
  STRAPI__COMPONENT_PAGE_FORM: FormSection,
  STRAPI__COMPONENT_PAGE_CALL_TO_ACTION: CallToActionSection,
};

/** Returns the sections that are shown; the preview may have sections that this build does not know. */
export function shownSections(sections: readonly PageSection[]): PageSection[] {
  return sections.filter((section) => isShownSection(section) && section.__typename in VIEWS);
}

type PageSectionsProps = {
  /** Shown sections only. */
  sections: readonly PageSection[];
  /** True when the first section has the title of the page. */
  isFirstTitle: boolean;
};

/** Sections of a composed page, on backgrounds that alternate. */
export function PageSections({ sections, isFirstTitle }: PageSectionsProps) {
  const headIds = sectionIds(sections);
  return sections.map((content, index) => {
    const View = VIEWS[content.__typename] as ComponentType<SectionProps<PageSection>>;
    return (
      <View
        key={index}
        content={content}
        headId={headIds[index]}
        tone={index % 2 === 0 ? 'subtle' : 'white'}
        isFirst={isFirstTitle && index === 0}
      />
    );
  });
}

export const pageSectionFields = graphql`
  fragment PageSectionFields on STRAPI__COMPONENT_PAGE {
    __typename
    ...HeroSectionFields
    ...TextSectionFields
    ...FeaturesSectionFields
    ...PictureTextSectionFields
    ...StepsSectionFields
    ...FiguresSectionFields
    ...ProductsPartFields
    ...ServicesPartFields
    ...PackagesPartFields
    ...CasesPartFields
    ...TestimonialsPartFields
    ...ClientsPartFields
    ...QuestionsSectionFields
    ...ComparisonSectionFields
    ...GallerySectionFields
    ...VideoSectionFields
    ...DocumentsSectionFields
    ...FormSectionFields
    ...CallToActionSectionFields
  }
`;
