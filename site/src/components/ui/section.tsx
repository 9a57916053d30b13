import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { grecaEdgePattern } from '#src/theme/patterns.ts';
import { color, mq, space } from '#src/theme/tokens.ts';
import { lateCss } from './late-css.ts';

type SectionTone = 'white' | 'subtle' | 'navy' | 'deep';

export type SectionProps = {
  tone?: SectionTone;
  id?: string;
  /** Id of the heading that labels the section. */
  labelledBy?: string | undefined;
  label?: string;
  /** Halves the vertical spacing. */
  isCompact?: boolean;
  /** Stepped edge on top of a navy section; at most one per page. */
  hasEdge?: boolean;
  className?: string;
  children: ReactNode;
};

/** A full-width band of the page; dark tones switch the colour scope. */
export function Section({
  tone = 'white',
  id,
  labelledBy,
  label,
  isCompact = false,
  hasEdge = false,
  className,
  children,
}: SectionProps) {
  const isDark = tone === 'navy' || tone === 'deep';
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      data-scope={isDark ? 'dark' : undefined}
      css={[sectionCss, isCompact && compactCss, toneCss[tone], hasEdge ? edgeCss : lateCss]}
      className={className}
    >
      {children}
    </section>
  );
}

const sectionCss = css({ position: 'relative', paddingBlock: space.section });

const compactCss = css({ paddingBlock: space['section-sm'] });

const toneCss: Record<SectionTone, ReturnType<typeof css>> = {
  white: css({ background: color.bg }),
  subtle: css({ background: color.bgSubtle }),
  navy: css({ background: color.bg }),
  deep: css({ background: color.bgSubtle }),
};

const edgeCss = css({
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: '12px',
    // Overlap of half a pixel hides a light hairline between sections.
    marginBottom: '-0.5px',
    background: color.bg,
    mask: `${grecaEdgePattern} center bottom / 36px 12px repeat-x`,
    [mq.md]: { height: '24px', maskSize: '72px 24px' },
  },
});
