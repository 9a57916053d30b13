import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { ComparisonTable } from '#src/sections/shared/comparison-table.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color } from '#src/theme/tokens.ts';
import { foldText } from '@tequiora/cms/contracts/fold-text.ts';
import type { SectionProps } from './page-section.ts';

type ComparisonSectionProps = SectionProps<Queries.ComparisonSectionFieldsFragment>;

/** A table of options. */
export function ComparisonSection({ content, headId, tone }: ComparisonSectionProps) {
  const { title, columns, rows } = content;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <ComparisonTable
        label={title.replaceAll('*', '')}
        columns={columns}
        rows={rows.map(({ label, values }) => ({
          label,
          cells: columns.map((_column, column) => (
            <Value key={column} text={values[column] ?? ''} />
          )),
        }))}
      />
    </HeadedSection>
  );
}

function Value({ text }: { text: string }) {
  const word = foldText(text);
  if (word !== 'si' && word !== 'no' && word !== '') return text;
  return (
    <>
      {word === 'si' ? <Icon name="check" size={20} css={checkCss} /> : <span aria-hidden>—</span>}
      <VisuallyHidden>{text || 'No'}</VisuallyHidden>
    </>
  );
}

const checkCss = css({ color: color.accent });

export const comparisonSectionFields = graphql`
  fragment ComparisonSectionFields on STRAPI__COMPONENT_PAGE_COMPARISON {
    hidden
    kicker
    title
    description
    columns
    rows {
      label
      values
    }
  }
`;
