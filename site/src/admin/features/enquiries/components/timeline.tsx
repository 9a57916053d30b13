import { css } from '@emotion/react';
import { forwardRef, type ReactNode } from 'react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { color, flex, radius, space } from '#src/theme/tokens.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';

type TimelineProps = { label: string; children: ReactNode };

/** List of `TimelineItem`, to which the focus can move. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, children },
  ref,
) {
  return (
    <ol ref={ref} tabIndex={-1} aria-label={label} css={timelineCss}>
      {children}
    </ol>
  );
});

type TimelineItemProps = {
  icon: IconName;
  /** ISO 8601. */
  when: string;
  /** A sentence about what happened. */
  children: ReactNode;
  /** Text below the sentence, such as a note. */
  text?: string | null;
  /** Shown below the text. */
  detail?: ReactNode;
  /** Shown after the date. */
  link?: ReactNode;
};

/** One entry of a timeline. */
export function TimelineItem({ icon, when, children, text, detail, link }: TimelineItemProps) {
  return (
    <li css={itemCss}>
      <span css={markCss}>
        <Icon name={icon} size={16} />
      </span>
      <div css={bodyCss}>
        <p>{children}</p>
        {text ? <p css={textCss}>{text}</p> : null}
        {detail}
        <div css={footCss}>
          <time dateTime={when}>{formatDateTime(when)}</time>
          {link}
        </div>
      </div>
    </li>
  );
}

const timelineCss = css({
  ...adminText.sm,
  display: 'grid',
  gap: space[5],
  // Clear of the top bar and of the notice that links here.
  scrollMarginTop: '17rem',
  outlineOffset: '6px',
});

const itemCss = css({ display: 'flex', gap: space[4], minWidth: 0 });

const markCss = css({
  flex: 'none',
  ...flex.center,
  width: '32px',
  height: '32px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accent,
});

const bodyCss = css({
  flex: 1,
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  paddingTop: '5px',
  color: color.fg,
  overflowWrap: 'anywhere',
});

const textCss = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.bgSunken,
  whiteSpace: 'pre-wrap',
});

const footCss = css({
  ...adminText.xs,
  ...flex.wrap,
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  color: color.fgMuted,
});
