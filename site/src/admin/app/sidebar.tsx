import { css } from '@emotion/react';
import { Logo } from '#src/components/logo/logo.tsx';
import { palette } from '#src/theme/tokens/palette.ts';
import { space } from '#src/theme/tokens/space.ts';
import { AccountPanel } from './account-panel.tsx';
import { SectionList } from './section-list.tsx';

/** Shows sections and account, next to the screen or in the drawer. */
export function Sidebar() {
  return (
    <div data-scope="dark" css={sidebarCss}>
      <div css={logoCss}>
        <Logo variant="horizontal" size="sm" version="02" />
      </div>
      <SectionList />
      <AccountPanel />
    </div>
  );
}

const sidebarCss = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  height: '100%',
  background: palette.navy[900],
  overflowY: 'auto',
});

const logoCss = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: '64px',
  paddingInline: space[6],
});
