import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { casePath } from '#src/sections/portfolio/case-paths.ts';
import { color, mq, palette, space, typeset } from '#src/theme/tokens.ts';

type SystemFigureProps = {
  figure: Queries.SystemFieldsFragment['figure'];
  /** The cases that use the system. */
  cases: readonly { slug: string; client: string }[];
};

/** The number of a client: the figure leads, its sentence follows, and the cases prove it. */
export function SystemFigure({ figure, cases }: SystemFigureProps) {
  if (!figure) return null;
  const { value, description } = figure;
  return (
    <Section label="La cifra de un cliente" tone="subtle">
      <Container css={rowCss}>
        <p css={valueCss}>{value}</p>
        <div css={textCss}>
          <p css={sentenceCss}>{description}</p>
          {cases.map(({ slug, client }) => (
            <TextLink key={slug} href={casePath(slug)} hasArrow>
              {`Leer el caso de ${client}`}
            </TextLink>
          ))}
        </div>
      </Container>
    </Section>
  );
}

const rowCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'end',
  overflowWrap: 'anywhere',
  [mq.lg]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'clamp(2rem, 5vw, 6rem)',
  },
});

const valueCss = css({ ...typeset.figure, color: palette.blue[600], [mq.lg]: { maxWidth: '6em' } });

const textCss = css({ display: 'grid', gap: space[5], justifyItems: 'start', maxWidth: '38rem' });

const sentenceCss = css({ ...typeset.quote, color: color.fg });
