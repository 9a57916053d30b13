import { css } from '@emotion/react';
import { color, space, typeset } from '#src/theme/tokens.ts';

type Question = { question: string; answer: string };

/** Questions whose answers open, also without JavaScript. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div css={listCss}>
      {questions.map(({ question, answer }, index) => (
        <details key={index} css={itemCss}>
          <summary css={questionCss}>{question}</summary>
          <p css={answerCss}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Returns a schema.org `FAQPage` with the questions of a page; nothing without one. */
export function faqPage(questions: readonly Question[]): object[] {
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

const listCss = css({ display: 'grid', minWidth: 0, borderTop: `1px solid ${color.border}` });

const itemCss = css({ borderBottom: `1px solid ${color.border}`, overflowWrap: 'anywhere' });

const questionCss = css({
  ...typeset.h4,
  paddingBlock: space[5],
  color: color.fg,
  cursor: 'pointer',
  '&::marker': { color: color.accent },
});

const answerCss = css({ paddingBottom: space[6], color: color.fgMuted, whiteSpace: 'pre-line' });
