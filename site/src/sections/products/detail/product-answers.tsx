import { DocumentList } from '#src/sections/shared/document-list.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { QuestionList } from '#src/sections/shared/question-list.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';

type ProductAnswersProps = {
  product: Pick<Queries.ProductDetailFieldsFragment, 'documents' | 'questions'>;
};

/** Questions about a product and its documents, each with a heading of its own. */
export function ProductAnswers({ product: { documents, questions } }: ProductAnswersProps) {
  return (
    <>
      {questions.length > 0 ? (
        <HeadedSection isCompact isSide headId="preguntas" title="Antes de comprar">
          <QuestionList questions={questions} />
        </HeadedSection>
      ) : null}
      {documents.length > 0 ? (
        <HeadedSection
          isCompact
          isSide
          tone="subtle"
          headId="documentos"
          css={screenOnlyCss}
          title="Para leer con calma"
        >
          <DocumentList documents={documents} />
        </HeadedSection>
      ) : null}
    </>
  );
}
