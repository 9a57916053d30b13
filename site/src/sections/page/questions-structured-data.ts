import { faqPage } from '#src/sections/shared/question-list.tsx';
import type { PageSection } from './page-sections.tsx';

/** Returns the schema.org `FAQPage` of all questions of a page; nothing without one. */
export function questionsStructuredData(sections: readonly PageSection[]): object[] {
  return faqPage(
    sections.flatMap((section) =>
      section.__typename === 'STRAPI__COMPONENT_PAGE_QUESTIONS' ? section.questions : [],
    ),
  );
}
