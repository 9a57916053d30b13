import { css } from '@emotion/react';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { CmsPanel } from './cms-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** Settings of the account and of notifications, with links to the CMS and to personal data. */
export function SettingsScreen() {
  return (
    <>
      <PageHeader title="Ajustes" description="Tu cuenta y los avisos del panel" />
      <div css={columnsCss}>
        <div css={columnCss}>
          <NamePanel />
          <TwoFactorPanel />
          <NotificationPanel />
        </div>
        <div css={columnCss}>
          <PasswordPanel />
          <CmsPanel />
          <PersonalDataPanel />
        </div>
      </div>
      <SessionsPanel />
    </>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const columnCss = css({ display: 'grid', gap: space[6], minWidth: 0 });
