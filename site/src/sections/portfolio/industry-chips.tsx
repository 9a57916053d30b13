import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, duration, flex, fontSize, mq, palette, radius, space } from '#src/theme/tokens.ts';

type IndustryOption = { slug: string; name: string; icon: string | null; count: number };

type IndustryChipsProps = {
  options: readonly IndustryOption[];
  total: number;
  /** Slug of the selected industry; null for all. */
  value: string | null;
  onChoose: (slug: string | null) => void;
  chips: RefObject<HTMLFieldSetElement>;
};

/** Industry filter: native radio buttons styled as chips. */
export function IndustryChips({ options, total, value, onChoose, chips }: IndustryChipsProps) {
  const all = { slug: '', name: 'Todos', icon: 'layers', count: total };
  return (
    // Prevents the browser from restoring a choice on reload that the URL does not have.
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset ref={chips} role="radiogroup" aria-label="Filtrar por giro" css={scrollerCss}>
        {[all, ...options].map(({ slug, name, icon, count }) => (
          <label key={slug} css={chipCss}>
            <input
              type="radio"
              name="industria"
              value={slug}
              checked={slug === (value ?? '')}
              onChange={() => onChoose(slug || null)}
              css={visuallyHiddenCss}
            />
            <Icon name={icon} size={16} />
            <span>{name}</span>
            <span data-count="" css={countCss}>
              {count}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

const scrollerCss = css({
  display: 'flex',
  gap: space[3],
  // Space for focus rings, which the scroll container would clip.
  margin: '-6px',
  padding: '6px',
  [mq.md]: { flexWrap: 'wrap' },
  [mq.belowMd]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: space.gutter,
    maskImage: `linear-gradient(to left, transparent, ${color.fg} ${space.gutter})`,
  },
  // Hidden without JavaScript, which filtering needs.
  '@media (scripting: none), print': { display: 'none' },
});

/** A radio button label as a chip. The input inside is visually hidden. */
const chipCss = css({
  position: 'relative',
  flex: 'none',
  ...flex.inline,
  gap: '8px',
  minHeight: '44px',
  paddingInline: '16px',
  border: `1px solid ${palette.gray[300]}`,
  borderRadius: radius.full,
  background: palette.gray[0],
  color: palette.gray[700],
  fontSize: fontSize.ui,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${duration[2]}, border-color ${duration[2]}, color ${duration[2]}`,
  [mq.hover]: { '&:hover': { borderColor: palette.gray[500] } },
  '&:has(:checked)': {
    borderColor: palette.navy[900],
    background: palette.navy[900],
    color: palette.gray[0],
    '& [data-count]': { color: palette.navy[200] },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  [mq.forcedColors]: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } },
});

const countCss = css({
  color: palette.gray[600],
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
