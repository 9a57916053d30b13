import { css } from '@emotion/react';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { color, fontSize, space, typeset } from '#src/theme/tokens.ts';
import { WIDE_CASE } from './case-heading.ts';

type CaseQuoteProps = {
  testimonial: NonNullable<Queries.CaseDetailFieldsFragment['testimonial']>;
};

/** The customer's testimonial. */
export function CaseQuote({ testimonial }: CaseQuoteProps) {
  const { quote, author, position } = testimonial;
  return (
    <figure css={figureCss}>
      <span css={markCss}>
        <FretMark width={48} />
      </span>
      <blockquote css={quoteCss}>«{quote}»</blockquote>
      <figcaption css={captionCss}>
        <strong css={authorCss}>{author}</strong>
        {position}
      </figcaption>
    </figure>
  );
}

const figureCss = css({
  display: 'grid',
  gap: space[6],
  [WIDE_CASE]: {
    gridTemplateColumns: 'max-content minmax(0, 56rem)',
    columnGap: 'clamp(1.5rem, 4cqi, 3.5rem)',
  },
});

const markCss = css({ paddingTop: '6px', color: color.accent });

const quoteCss = css({
  ...typeset.quote,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.3cqi, 2.125rem)',
  color: color.fg,
});

const captionCss = css({
  display: 'grid',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  [WIDE_CASE]: { gridColumn: 2 },
});

const authorCss = css({ color: color.fg, fontSize: fontSize.body, fontWeight: 600 });
