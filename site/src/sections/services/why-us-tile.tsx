import { css } from '@emotion/react';
import { Card } from '#src/components/ui/card.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { color, mq, palette, space, typeset } from '#src/theme/tokens.ts';

type WhyUsTileProps = {
  fact: Queries.WhyUsFieldsFragment['whyUs'][number];
  /** The large dark tile. */
  isLead: boolean;
};

export function WhyUsTile({ fact, isLead }: WhyUsTileProps) {
  return (
    <Card as="li" tone={isLead ? 'dark' : 'plain'} css={[tileCss, isLead && leadCss]}>
      {isLead ? <GrecaField /> : null}
      {isLead ? <MeasuredSteps /> : null}
      <IconTile name={fact.icon} size={isLead ? 56 : 44} />
      <div css={[textCss, isLead && leadTextCss]}>
        <h3 css={isLead ? undefined : titleCss}>{fact.title}</h3>
        {fact.description ? <p css={bodyCss}>{fact.description}</p> : null}
      </div>
    </Card>
  );
}

/** A staircase of brand squares: the previous result and the higher one. */
function MeasuredSteps() {
  return (
    <svg aria-hidden="true" viewBox="0 0 7 6" shapeRendering="crispEdges" css={stepsCss}>
      <path d="M0 5h1v1H0zM1 4h1v2H1zM2 4h1v2H2zM3 3h1v3H3zM4 2h1v4H4zM5 2h1v4H5z" opacity=".28" />
      <path d="M6 0h1v6H6z" />
    </svg>
  );
}

const tileCss = css({
  flexDirection: 'row',
  alignItems: 'center',
  gap: space[5],
  padding: space[6],
});

const leadCss = css({
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[7],
  padding: space.card,
  [mq.print]: { gap: space[5] },
});

const textCss = css({ display: 'grid', gap: space[3], maxWidth: '34rem' });

const leadTextCss = css({ [mq.lg]: { maxWidth: '25rem' } });

const titleCss = css({ ...typeset.h4 });

const bodyCss = css({ color: color.fgMuted });

const stepsCss = css({
  '&&': { position: 'absolute' },
  right: 0,
  top: 0,
  width: 'clamp(7rem, 34%, 17rem)',
  fill: palette.sky[400],
  maskImage: 'linear-gradient(to bottom left, #000 10%, transparent 78%)',
  [mq.lg]: { top: 'auto', bottom: 0, width: '36%', maskImage: 'none' },
  [mq.forcedColors]: { display: 'none' },
});
