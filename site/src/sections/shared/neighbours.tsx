import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, duration, ease, flex, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';

type NeighbourLink = { href: string; label: string; title: string };

type NeighboursProps = {
  /** Name of the navigation. */
  label: string;
  previous: NeighbourLink;
  next: NeighbourLink;
};

/** Links to the pages before and after this one, or to their list at either end. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={label} css={navCss}>
      <Container css={rowCss}>
        <Neighbour side="previous" link={previous} />
        <Neighbour side="next" link={next} />
      </Container>
    </nav>
  );
}

type NeighbourProps = { side: 'previous' | 'next'; link: NeighbourLink };

function Neighbour({ side, link: { href, label, title } }: NeighbourProps) {
  const isNext = side === 'next';
  return (
    <SmartLink href={href} css={[linkCss, isNext && nextCss]}>
      <span css={arrowCss} data-arrow={side}>
        <Icon name={isNext ? 'arrow-right' : 'arrow-left'} size={20} />
      </span>
      <span css={textCss}>
        <span css={labelCss}>{label}</span>
        <span css={titleCss}>{title}</span>
      </span>
    </SmartLink>
  );
}

const navCss = css({
  borderBlock: `1px solid ${color.border}`,
  background: color.bgSubtle,
  [mq.print]: { display: 'none' },
});

const rowCss = css({ display: 'grid', [mq.md]: { gridTemplateColumns: '1fr 1fr' } });

const linkCss = css({
  ...flex.row,
  gap: space[6],
  paddingBlock: 'clamp(1.5rem, 3vw, 2.75rem)',
  color: color.fg,
  textDecoration: 'none',
  [mq.hover]: {
    '&:hover [data-arrow="previous"]': { transform: 'translateX(-3px)' },
    '&:hover [data-arrow="next"]': { transform: 'translateX(3px)' },
    '&:hover': { color: color.accent },
  },
});

const nextCss = css({
  borderTop: `1px solid ${color.border}`,
  [mq.md]: {
    flexDirection: 'row-reverse',
    borderTop: 0,
    borderLeft: `1px solid ${color.border}`,
    textAlign: 'right',
  },
});

const arrowCss = css({
  flex: 'none',
  ...flex.center,
  width: '44px',
  height: '44px',
  border: `1px solid ${color.border}`,
  borderRadius: '50%',
  background: color.bg,
  transition: `transform ${duration[2]} ${ease.out}`,
});

const textCss = css({ display: 'grid', gap: '4px', minWidth: 0 });

const labelCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const titleCss = css({ ...typeset.h4, textWrap: 'balance' });
