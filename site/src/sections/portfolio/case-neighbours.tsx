import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, duration, ease, flex, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';
import { casePath, PORTFOLIO_PATH } from './case-paths.ts';

type CaseStub = { slug: string; title: string; client: string };

type CaseNeighboursProps = {
  slug: string;
  /** All cases in the order of the portfolio. */
  cases: readonly CaseStub[];
};

/** Links to the previous and next case; at either end, to the portfolio. */
export function CaseNeighbours({ slug, cases }: CaseNeighboursProps) {
  const index = cases.findIndex((item) => item.slug === slug);
  if (index < 0 || cases.length < 2) return null;
  return (
    <nav aria-label="Más casos" css={navCss}>
      <Container css={rowCss}>
        <Neighbour side="previous" content={cases[index - 1]} />
        <Neighbour side="next" content={cases[index + 1]} />
      </Container>
    </nav>
  );
}

type NeighbourProps = { side: 'previous' | 'next'; content: CaseStub | undefined };

function Neighbour({ side, content }: NeighbourProps) {
  const isNext = side === 'next';
  const label = isNext ? 'Caso siguiente' : 'Caso anterior';
  return (
    <SmartLink
      href={content ? casePath(content.slug) : PORTFOLIO_PATH}
      css={[linkCss, isNext && nextCss]}
    >
      <span css={arrowCss} data-arrow={side}>
        <Icon name={isNext ? 'arrow-right' : 'arrow-left'} size={20} />
      </span>
      <span css={textCss}>
        <span css={labelCss}>{content ? `${label} · ${content.client}` : 'Portafolio'}</span>
        <span css={titleCss}>{content ? content.title : 'Todos los casos'}</span>
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
