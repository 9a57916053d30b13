import { css } from '@emotion/react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '#src/components/logo/logo.tsx';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, palette, radius, space, translucent } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { paths } from '../lib/paths.ts';
import { useIsManager } from '../lib/use-current-user.ts';
import { useEnquiryCounts } from '../lib/use-enquiry-counts.ts';
import { AccountPanel } from './account-panel.tsx';

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

function SectionList() {
  const { pathname } = useLocation();
  const isManager = useIsManager();
  const shown = sections.filter(({ isForManagers }) => isManager || !isForManagers);
  return (
    <nav aria-label="Secciones" css={navigationCss}>
      <ul role="list" css={listCss}>
        {shown.map(({ screen, icon }) => (
          <li key={screen.title}>
            <Link
              to={screen.to()}
              aria-current={isCurrentSection(screen.pattern, pathname) ? 'page' : undefined}
              css={linkCss}
            >
              <Icon name={icon} size={20} />
              <span>{screen.title}</span>
              {screen === paths.enquiries ? <EnquiryCount /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Section = { screen: typeof paths.overview; icon: IconName; isForManagers?: true };

const sections: readonly Section[] = [
  { screen: paths.overview, icon: 'dashboard', isForManagers: true },
  { screen: paths.today, icon: 'calendar' },
  { screen: paths.products, icon: 'package', isForManagers: true },
  { screen: paths.services, icon: 'briefcase', isForManagers: true },
  { screen: paths.enquiries, icon: 'inbox' },
  { screen: paths.reports, icon: 'chart', isForManagers: true },
  { screen: paths.speed, icon: 'timer', isForManagers: true },
  { screen: paths.health, icon: 'heart', isForManagers: true },
  { screen: paths.settings, icon: 'settings' },
];

/** Returns true when `path` is the section's screen or a screen below it. */
function isCurrentSection(href: string, path: string): boolean {
  if (href === paths.overview.pattern) return path === href;
  if (href === paths.settings.pattern && path === paths.personalData.pattern) return true;
  return path === href || path.startsWith(`${href}/`);
}

const MAX_SHOWN = 99;

/** Shows the number of new enquiries, highlighted when some are overdue. */
function EnquiryCount() {
  const { nuevo: count = 0, overdue = 0 } = useEnquiryCounts().data ?? {};
  if (count === 0) return null;
  return (
    <span css={[countCss, overdue > 0 && overdueCss]}>
      {overdue > 0 ? <Icon name="warning" size={14} /> : null}
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <VisuallyHidden>
        {`${formatCount(count, 'nueva', 'nuevas')}${overdue > 0 ? `, ${formatCount(overdue, 'vencida', 'vencidas')}` : ''}`}
      </VisuallyHidden>
    </span>
  );
}

const sidebarCss = css({
  ...flex.column,
  gap: space[5],
  height: '100%',
  background: palette.navy[900],
  overflowY: 'auto',
});

const logoCss = css({ ...flex.row, flex: 'none', height: '64px', paddingInline: space[6] });

const navigationCss = css({ flex: 1, paddingInline: space[4] });

const listCss = css({ display: 'grid', gap: space[2] });

const linkCss = css({
  position: 'relative',
  ...flex.row,
  gap: space[4],
  minHeight: '44px',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  color: color.fgBody,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { background: translucent('gray', 0, 0.06), color: color.fg } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    background: translucent('gray', 0, 0.1),
    color: color.fg,
    fontWeight: 600,
    [mq.forcedColors]: { textDecoration: 'underline' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '10px auto 10px 0',
      width: '3px',
      borderRadius: radius.full,
      background: palette.sky[400],
    },
  },
});

const countCss = css({
  ...flex.inlineCenter,
  gap: '4px',
  minWidth: '24px',
  marginLeft: 'auto',
  padding: '2px 7px',
  borderRadius: radius.full,
  background: palette.sky[400],
  color: palette.navy[950],
  fontSize: '0.8125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

const overdueCss = css({ background: palette.red[100], color: palette.red[700] });
