import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, fontSize, radius, space } from '#src/theme/tokens.ts';
import { foldText } from '@tequiora/cms/contracts/fold-text.ts';
import type { SectionProps } from './page-section.ts';

type ComparisonSectionProps = SectionProps<Queries.ComparisonSectionFieldsFragment>;

/** A table of options; on a narrow window it scrolls below a fixed first column. */
export function ComparisonSection({ content, headId, tone }: ComparisonSectionProps) {
  const { title, columns, rows } = content;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      {/* Scrolled with the keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="group" aria-label={title.replaceAll('*', '')} css={frameCss}>
        <table css={tableCss}>
          <thead>
            <tr>
              <td />
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                {columns.map((_column, column) => (
                  <td key={column}>
                    <Value text={values[column] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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

const frameCss = css({
  // Texts for screen readers scroll along; otherwise they would widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.bgRaised,
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
});

const tableCss = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  '& th, & td': {
    minWidth: '8.5rem',
    maxWidth: '20rem',
    padding: `${space[4]} ${space[5]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: color.fg, fontSize: fontSize.body, fontWeight: 650 },
  '& tbody :is(th, td)': { borderTop: `1px solid ${color.border}` },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    background: color.bg,
    color: color.fg,
    fontWeight: 600,
  },
});

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
