import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { Container } from '#src/components/ui/container.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { grecaBandPattern } from '#src/theme/patterns.ts';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { TimelineRail } from './timeline-rail.tsx';

type TimelineProps = { content: Queries.TimelineFieldsFragment };

const TITLE_ID: SectionId<'/sobre-nosotros'> = 'historia';

/** The company's history: a horizontal rail on wide screens, a column on phones. */
export function Timeline({ content: { timelineHead: head, timeline } }: TimelineProps) {
  const rail = useRail();
  if (timeline.length === 0) return null;
  const milestones = [...timeline].sort((a, b) => a.year - b.year);
  return (
    <Section tone="subtle" labelledBy={TITLE_ID}>
      <div aria-hidden="true" css={bandCss} />
      <Container>
        <SectionHead
          {...(head ?? { title: 'Historia' })}
          id={TITLE_ID}
          action={
            rail.isScrollable ? (
              <div css={buttonsCss}>
                <span css={yearsCss}>
                  {`${milestones[0]?.year ?? ''}–${milestones.at(-1)?.year ?? ''}`}
                </span>
                <IconButton
                  icon="arrow-left"
                  label="Años anteriores"
                  aria-disabled={rail.isAtStart}
                  onClick={rail.back}
                />
                <IconButton
                  icon="arrow-right"
                  label="Años siguientes"
                  aria-disabled={rail.isAtEnd}
                  onClick={rail.forward}
                />
              </div>
            ) : null
          }
        />
      </Container>
      <TimelineRail
        milestones={milestones}
        railRef={rail.ref}
        hasMore={rail.isScrollable && !rail.isAtEnd}
      />
    </Section>
  );
}

const bandCss = css({
  position: 'absolute',
  inset: '0 0 auto',
  height: '24px',
  background: color.accent,
  mask: `${grecaBandPattern} left center / 36px 24px repeat-x`,
  [mq.forcedColors]: { display: 'none' },
});

const buttonsCss = css({ ...flex.row, gap: space[4], [mq.belowMd]: { display: 'none' } });

const yearsCss = css({ color: color.fgMuted, fontVariantNumeric: 'tabular-nums' });

export const timelineFields = graphql`
  fragment TimelineFields on STRAPI_ABOUT_PAGE {
    timelineHead {
      ...SectionHeadFields
    }
    timeline {
      year
      title
      description
    }
  }
`;

/** Fraction of the rail's width that one click scrolls. */
const PAGE = 0.8;

/** Returns the scroll state of a horizontal rail and the handlers of its two buttons. */
function useRail() {
  const ref = useRef<HTMLDivElement>(null);
  // Not scrollable in the built HTML and when everything fits.
  const [place, setPlace] = useState({ isScrollable: false, isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const update = () => {
      const rest = rail.scrollWidth - rail.clientWidth;
      setPlace({
        isScrollable: rest > 1,
        isAtStart: rail.scrollLeft <= 1,
        isAtEnd: rail.scrollLeft >= rest - 1,
      });
    };
    update();
    rail.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      rail.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  const move = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * PAGE * ref.current.clientWidth, behavior: 'smooth' });

  return { ref, ...place, back: () => move(-1), forward: () => move(1) };
}
