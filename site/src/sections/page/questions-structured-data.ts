import type { PageSection } from './page-sections.tsx';

/** Returns a schema.org `FAQPage` with the questions of all sections; nothing without one. */
export function questionsStructuredData(sections: readonly PageSection[]): object[] {
  const questions = sections.flatMap((section) =>
    section.__typename === 'STRAPI__COMPONENT_PAGE_QUESTIONS' ? section.questions : [],
  );
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
