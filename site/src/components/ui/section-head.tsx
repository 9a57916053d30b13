import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, flex, mq, space, typeset } from '#src/theme/tokens.ts';
import { Highlighted } from './highlighted.tsx';
import { Kicker } from './kicker.tsx';

/** `side`: in a column of its own next to the content; the action stays under the text. */
type HeadAlign = 'start' | 'side';

type SectionHeadProps = {
  kicker?: string | null;
  /** `*texto*` is highlighted. */
  title: string;
  description?: string | null;
  align?: HeadAlign;
  /** One link or button, at the end of the row from lg on. */
  action?: ReactNode;
  /** Id of the heading, for the section's `labelledBy`. */
  id?: string | undefined;
  level?: 1 | 2 | 3;
};

export function SectionHead({
  kicker,
  title,
  description,
  align = 'start',
  action,
  id,
  level = 2,
}: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div css={[headCss, alignCss[align]]}>
      <div css={textCss}>
        {kicker ? <Kicker>{kicker}</Kicker> : null}
        <Heading id={id} css={kicker ? belowKickerCss : undefined}>
          <Highlighted text={title} />
        </Heading>
        {description ? <p css={leadCss}>{description}</p> : null}
      </div>
      {action ? <div css={actionCss}>{action}</div> : null}
    </div>
  );
}

const headCss = css({
  ...flex.column,
  gap: space[7],
  marginBottom: space.head,
  // The space reserved below is that of the first row of content: no heading alone at the foot of a sheet. With
  // `break-after` instead, Chromium loses the last sheet of some pages.
  [mq.print]: {
    gap: space[4],
    marginBottom: space[5],
    breakInside: 'avoid',
    '&::after': { content: '""', height: '24rem', marginBottom: '-24rem' },
  },
});

const alignCss: Record<HeadAlign, ReturnType<typeof css>> = {
  start: css({
    [mq.lg]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  }),
  side: css({ [mq.lg]: { marginBottom: 0 } }),
};

const textCss = css({ display: 'grid', gap: '14px', maxWidth: '44rem' });

// A link to the heading shows the kicker too.
const belowKickerCss = css({ scrollMarginTop: '2rem' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const actionCss = css({ flex: 'none' });
