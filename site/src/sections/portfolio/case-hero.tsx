import { css } from '@emotion/react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { pageCrumb } from '#src/lib/structured-data.ts';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, fontSize, mq, radius, shadow, space, typeset } from '#src/theme/tokens.ts';
import { CaseHeadLine } from './case-head-line.tsx';
import { casePath, PORTFOLIO_PATH } from './case-paths.ts';
import { SimilarProjectLink } from './similar-project-link.tsx';

export function CaseHero({ content }: { content: Queries.CaseHeadFieldsFragment }) {
  const { slug, title, client, clientType, description, image } = content;
  return (
    <section data-scope="dark" css={heroCss}>
      <GrecaField />
      <Container>
        <Breadcrumb trail={[pageCrumb(PORTFOLIO_PATH), { name: client, path: casePath(slug) }]} />
        <div css={gridCss}>
          <div css={textCss}>
            <div>
              <CaseHeadLine content={content} />
              {clientType ? <p css={typeCss}>{clientType}</p> : null}
            </div>
            <h1 css={titleCss}>{title}</h1>
            <p css={leadCss}>{description}</p>
            <Cluster isStackedOnPhone css={actionsCss}>
              <SimilarProjectLink content={content} />
              <ButtonLink to={PORTFOLIO_PATH} variant="ghost">
                Ver todos los casos
              </ButtonLink>
            </Cluster>
          </div>
          <div css={stageCss}>
            <Picture
              media={image}
              isPriority
              ratio="4 / 3"
              slot={SLOT}
              placeholder={<PicturePlaceholder name={client} gradient="talavera" ratio="4 / 3" />}
            />
          </div>
        </div>
      </Container>
    </section>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '40rem' },
  { from: 'lg', width: '46vw' },
  { width: '92vw' },
];

const heroCss = css({
  position: 'relative',
  paddingBlock: 'clamp(1.5rem, 2.5vw, 2.5rem) clamp(2.75rem, 5vw, 5rem)',
  background: gradientOf('anil'),
  overflow: 'hidden',
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
  [mq.print]: { paddingBlock: '0 1.5rem', background: 'none' },
});

const gridCss = css({
  display: 'grid',
  gap: space[9],
  alignItems: 'center',
  marginTop: 'clamp(1.5rem, 3vw, 3rem)',
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
    gap: 'clamp(2rem, 4vw, 4.5rem)',
  },
});

const textCss = css({ display: 'grid', gap: space[6] });

const typeCss = css({ marginTop: space[2], color: color.fgMuted, fontSize: fontSize.sm });

const titleCss = css({ fontSize: 'clamp(2.25rem, 1.5rem + 2.6vw, 3.5rem)' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const actionsCss = css({ marginTop: space[3], [mq.print]: { display: 'none' } });

const stageCss = css({
  borderRadius: radius['2xl'],
  overflow: 'hidden',
  boxShadow: shadow.dark,
  [mq.print]: { maxWidth: '24rem' },
});
