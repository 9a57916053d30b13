import { css } from '@emotion/react';
import { NewsletterForm } from '#src/components/layout/newsletter-form.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { color, mq, palette, space, typeset } from '#src/theme/tokens.ts';

export function UnderConstruction({ title, description }: { title: string; description: string }) {
  return (
    <Section tone="subtle" labelledBy="blog">
      <GrecaField />
      <Container css={gridCss}>
        <Stack gap={6} align="start">
          <Kicker>Blog</Kicker>
          <h1 id="blog">
            <Highlighted text={title} />
          </h1>
          <p css={leadCss}>{description}</p>
          <div css={formCss}>
            <NewsletterForm id="boletin-blog" />
          </div>
          <TextLink href="/" hasArrow>
            Volver al inicio
          </TextLink>
        </Stack>
        <SteppedPyramid />
      </Container>
    </Section>
  );
}

const CELL = 20;
const ROWS = 9;

/** Half the number of squares per row; the last row is the widest. */
const rows = Array.from({ length: ROWS }, (_, row) => ({ row, half: row + 1 }));

/** Squares missing at the top right: the pyramid is unfinished. */
const isMissing = (row: number, column: number) => row < 4 && column >= 0;

/** A stepped pyramid of squares, half of them outlined: the page is under construction. */
function SteppedPyramid() {
  return (
    <svg viewBox={`0 0 ${ROWS * 2 * CELL} ${ROWS * CELL}`} aria-hidden="true" css={drawingCss}>
      {rows.flatMap(({ row, half }) =>
        Array.from({ length: half * 2 }, (_, index) => index - half).map((column) => (
          <rect
            key={`${row}:${column}`}
            x={(ROWS + column) * CELL + 2}
            y={row * CELL + 2}
            width={CELL - 4}
            height={CELL - 4}
            css={isMissing(row, column) ? outlineCss : solidCss}
          />
        )),
      )}
    </svg>
  );
}

const gridCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[11],
  alignItems: 'center',
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

const formCss = css({ width: '100%', maxWidth: '26rem' });

const drawingCss = css({ width: '100%', height: 'auto', shapeRendering: 'crispEdges' });

const solidCss = css({ fill: palette.blue[600] });

const outlineCss = css({
  fill: 'none',
  stroke: palette.blue[300],
  strokeWidth: 2,
  strokeDasharray: '4 4',
});
