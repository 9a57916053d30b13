import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import {
  color,
  duration,
  ease,
  fontSize,
  mq,
  palette,
  radius,
  space,
  typeset,
} from '#src/theme/tokens.ts';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { SERVICE_KIND_DRAWINGS, type ServiceKind } from './service-kind-drawings.ts';

export type ServiceKindCard = {
  kind: ServiceKind;
  /** Id of the section that the card links to. */
  id: string;
  label: string;
  head: { title: string } | null;
  /** The lowest price; null for prices in free text. */
  from: number | null;
  count: number;
};

/** The kinds of services, each with its drawing, what it solves and where its prices begin. */
export function ServiceKindCards({ cards }: { cards: readonly ServiceKindCard[] }) {
  if (cards.length < 2) return null;
  return (
    <Section label="Nuestros servicios" css={[sectionCss, screenOnlyCss]}>
      <Container>
        <ul role="list" css={cardsCss}>
          {cards.map(({ kind, id, label, head, from, count }) => (
            <li key={id} css={cardCss}>
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                shapeRendering="crispEdges"
                css={drawingCss}
              >
                {SERVICE_KIND_DRAWINGS[kind].map(({ path, shade }) => (
                  <path key={path} d={path} fill={SHADES[shade]} />
                ))}
              </svg>
              <div css={textCss}>
                <h2 css={labelCss}>
                  <SmartLink href={`#${id}`} css={linkCss}>
                    {label}
                  </SmartLink>
                </h2>
                {head ? <p css={titleCss}>{removeHighlightMarks(head.title)}</p> : null}
                <p css={priceCss}>
                  {from === null
                    ? formatCount(count, 'servicio con precio', 'servicios con precio')
                    : `Desde ${formatAmount(from)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const SHADES = {
  ink: palette.navy[900],
  blue: palette.blue[600],
  sky: palette.sky[400],
  light: palette.blue[100],
  amber: palette.amber[400],
};

const sectionCss = css({ paddingBlock: `${space[7]} ${space[9]}` });

const cardsCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  [mq.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[5] },
});

const cardCss = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  padding: 'clamp(0.875rem, 1.6vw, 1.5rem)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  overflowWrap: 'anywhere',
  transition: `background-color ${duration[2]}, border-color ${duration[2]}`,
  '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  [mq.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
  [mq.hover]: {
    '&:hover': { background: palette.blue[50], borderColor: palette.blue[300] },
    '&:hover svg': { transform: 'translateY(-4px)' },
  },
});

const drawingCss = css({
  width: 'clamp(3rem, 5vw, 4.5rem)',
  height: 'auto',
  transition: `transform ${duration[3]} ${ease.out}`,
  [mq.forcedColors]: { display: 'none' },
});

const textCss = css({ display: 'grid', gap: '4px', minWidth: 0 });

const labelCss = css({ ...typeset.h4, color: color.fg });

const linkCss = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});

const titleCss = css({
  display: 'none',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.35,
  [mq.md]: { display: 'block' },
});

const priceCss = css({
  color: color.accent,
  fontSize: fontSize.sm,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
