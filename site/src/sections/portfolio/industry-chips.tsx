import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, mq, space } from '#src/theme/tokens.ts';
import { chipCss, countCss } from './chip-css.ts';

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
            {name}
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
  '@media (scripting: none)': { display: 'none' },
});
