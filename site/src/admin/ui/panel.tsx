import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { color, flex, radius, space } from '#src/theme/tokens.ts';
import { adminText } from './admin-text.ts';

type PanelProps = {
  title?: string;
  /** Link or small button at the right end of the title line. */
  action?: ReactNode;
  /** No padding around the content, as for tables. */
  isFlush?: boolean;
  children: ReactNode;
};

/** White card; with a title it is a region that assistive technology can jump to. */
export function Panel({ title, action, isFlush = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <section css={panelCss} aria-labelledby={title ? titleId : undefined}>
      {title ? (
        <div css={headCss}>
          <h2 id={titleId} css={titleCss}>
            {title}
          </h2>
          {action}
        </div>
      ) : null}
      <div css={isFlush ? flushCss : bodyCss}>{children}</div>
    </section>
  );
}

const panelCss = css({
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
  // Not `hidden`: sticky content must stick to the window.
  overflow: 'clip',
});

const headCss = css({
  ...adminText.sm,
  ...flex.wrapSpread,
  gap: `${space[3]} ${space[5]}`,
  minHeight: '56px',
  padding: `${space[3]} ${space[6]}`,
  borderBottom: `1px solid ${color.border}`,
});

const titleCss = css({ ...adminText.md, color: color.fg, fontWeight: 650 });

const flushCss = css({ '--empty-state-border': 'none' });

const bodyCss = css({ padding: space[6] });
