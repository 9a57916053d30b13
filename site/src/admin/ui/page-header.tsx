import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, flex, space } from '#src/theme/tokens.ts';
import { useScreenTitle } from '../lib/screen-title.ts';
import { adminText, mutedCss } from './admin-text.ts';

type PageHeaderProps = {
  title: string;
  /** A line below the title. */
  description?: ReactNode;
  /** Buttons at the right end. */
  actions?: ReactNode;
};

/** Title of a screen with its actions; sets the window title and the breadcrumb too. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  useScreenTitle(title);
  return (
    <div css={headerCss}>
      <div css={textCss}>
        <h1 css={titleCss} tabIndex={-1} data-screen-title="">
          {title}
        </h1>
        {description ? <div css={mutedCss}>{description}</div> : null}
      </div>
      {actions ? <div css={actionsCss}>{actions}</div> : null}
    </div>
  );
}

const headerCss = css({
  ...flex.wrap,
  gap: space[5],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

const textCss = css({ display: 'grid', gap: space[2], minWidth: 0 });

const titleCss = css({
  ...adminText.xl,
  color: color.fg,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineOffset: '4px' },
});

const actionsCss = css({ ...flex.wrap, gap: space[3] });
