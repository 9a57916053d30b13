import { css } from '@emotion/react';
import { Card } from '#src/components/ui/card.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { color, flex, fontSize, space, typeset } from '#src/theme/tokens.ts';
import { CaseCover } from './case-cover.tsx';
import { CaseLink } from './case-link.tsx';
import { IndustryBadge } from './industry-badge.tsx';
import { TechnologyTags } from './technology-tags.tsx';

type CaseCardProps = { content: Queries.CaseCardFieldsFragment };

/** Maximum number of technologies on a card. */
const TECHNOLOGIES = 3;

export function CaseCard({ content }: CaseCardProps) {
  const { slug, title, client, industry, problem, technologies } = content;
  return (
    <Card as="li" isInteractive isFlush>
      <div css={mediaCss}>
        <div data-card-media="" css={slackCss}>
          <CaseCover content={content} />
        </div>
      </div>
      <div css={bodyCss}>
        <Cluster gap={4} justify="space-between">
          <span css={clientCss}>{client}</span>
          <IndustryBadge industry={industry} />
        </Cluster>
        <h3 css={titleCss}>
          <CaseLink slug={slug}>{title}</CaseLink>
        </h3>
        <p css={problemCss}>{problem}</p>
        <TechnologyTags technologies={technologies} limit={TECHNOLOGIES} css={tagsCss} />
      </div>
    </Card>
  );
}

const mediaCss = css({ overflow: 'hidden' });

// The picture moves up by 4 px on hover; it is that much taller than its frame.
const slackCss = css({ marginBottom: '-4px' });

const bodyCss = css({
  flex: 1,
  ...flex.column,
  gap: space[4],
  padding: space.card,
  paddingTop: space[6],
  background: color.bgRaised,
  position: 'relative',
});

const clientCss = css({ color: color.fgMuted, fontSize: fontSize.sm, fontWeight: 500 });

const titleCss = css(typeset.h4);

const problemCss = css({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.55,
});

const tagsCss = css({ marginTop: 'auto', paddingTop: space[3] });
