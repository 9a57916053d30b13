import { css } from '@emotion/react';
import { Rising } from '#src/components/carousel/rising.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { StatRow } from '#src/components/ui/stat.tsx';
import { CtaPair } from '#src/sections/shared/cta-pair.tsx';
import { color, flex, mq, palette, radius, translucent, typeset } from '#src/theme/tokens.ts';

type HeroSlideTextProps = {
  slide: Queries.HeroSlideFieldsFragment;
  /** The first slide contains the page's `h1`. */
  isFirst: boolean;
};

/** Text of a slide; its parts fade in one after the other when it becomes current. */
export function HeroSlideText({ slide, isFirst }: HeroSlideTextProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div css={textCss}>
      {slide.subtitle ? (
        <Rising order={0}>
          <p css={eyebrowCss}>
            <span css={markCss}>
              <FretMark width={12} />
            </span>
            <span>{slide.subtitle}</span>
          </p>
        </Rising>
      ) : null}
      <Rising order={1}>
        {/* Only the current slide is accessible, so its heading is level 1. */}
        <Heading aria-level={isFirst ? undefined : 1} css={titleCss}>
          <Highlighted text={slide.title} />
        </Heading>
      </Rising>
      <Rising order={2}>
        <p css={leadCss}>{slide.description}</p>
      </Rising>
      <Rising order={3}>
        <CtaPair
          primary={slide.primaryCta}
          secondary={slide.secondaryCta}
          secondaryVariant="ghost"
        />
      </Rising>
      <Rising order={4}>
        <CheckList items={slide.features} isInline css={featuresCss} />
      </Rising>
      <Rising order={5}>
        <StatRow stats={slide.stats} css={statsCss} />
      </Rising>
    </div>
  );
}

const shortWindow = '@media (min-width: 64rem) and (max-height: 58.75rem)';

// A laptop of 1366×768: the dock below the slides stays in view, also below an announcement of one line.
const laptop = '@media (min-width: 64rem) and (max-height: 50rem)';

const textCss = css({ minWidth: 0 });

const eyebrowCss = css({
  ...typeset.xs,
  ...flex.inline,
  gap: '10px',
  padding: '7px 14px 7px 8px',
  borderRadius: radius.full,
  background: translucent('sky', 300, 0.1),
  boxShadow: `inset 0 0 0 1px ${translucent('sky', 300, 0.22)}`,
  color: palette.sky[300],
});

const markCss = css({
  ...flex.center,
  width: '22px',
  height: '22px',
  borderRadius: radius.full,
  background: palette.sky[400],
  color: palette.navy[950],
});

const titleCss = css({
  ...typeset.display,
  marginTop: '22px',
  [laptop]: { marginTop: '16px', fontSize: '3.375rem' },
});

const leadCss = css({
  ...typeset.lead,
  marginBlock: '20px 30px',
  color: color.fgBody,
  [laptop]: { marginBlock: '12px 16px' },
});

const featuresCss = css({
  marginTop: '24px',
  [mq.belowMd]: { display: 'none' },
  [shortWindow]: { marginTop: '18px' },
});

const statsCss = css({
  marginTop: '28px',
  paddingTop: '22px',
  borderTop: `1px solid ${translucent('gray', 0, 0.12)}`,
  [mq.lg]: { marginTop: '36px', paddingTop: '28px' },
  [shortWindow]: { marginTop: '24px', paddingTop: '22px' },
  [laptop]: { marginTop: '16px', paddingTop: '16px' },
});
