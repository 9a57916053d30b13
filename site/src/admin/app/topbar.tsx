import { css, keyframes } from '@emotion/react';
import { Link, useNavigation } from 'react-router-dom';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden, visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, layout, mq, space, zIndex } from '#src/theme/tokens.ts';
import { useHome } from '../lib/use-current-user.ts';
import { useScreenHandle, useScreenName } from './screen-handle.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

type TopbarProps = { isMenuOpen: boolean; onOpenMenu: () => void };

export function Topbar({ isMenuOpen, onOpenMenu }: TopbarProps) {
  const isLoading = useNavigation().state !== 'idle';
  const handle = useScreenHandle();
  return (
    <header css={barCss}>
      <span css={toggleCss}>
        <IconButton
          icon="menu"
          label="Abrir menú"
          shape="square"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={onOpenMenu}
        />
      </span>
      <div css={placeCss}>
        <p css={titleCss}>Panel de Administración</p>
        <ScreenBreadcrumb />
      </div>
      {handle?.hasShortcuts ? <ShortcutHelp /> : null}
      <a href="/" target="_blank" rel="noopener" css={siteCss}>
        <span css={siteLabelCss}>Ver sitio</span>
        <Icon name="arrow-up-right" size={18} />
        <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
      </a>
      {isLoading ? <span aria-hidden="true" css={progressCss} /> : null}
    </header>
  );
}

const barCss = css({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.nav,
  ...flex.row,
  gap: space[4],
  minHeight: layout.nav,
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.bg,
  [mq.md]: { paddingInline: space[7] },
  [mq.xl]: { paddingInline: space[8] },
  [mq.print]: { display: 'none' },
});

const toggleCss = css({ display: 'contents', [mq.lg]: { display: 'none' } });

const placeCss = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  minWidth: 0,
});

const titleCss = css({ color: color.fg, fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.3 });

const siteCss = css({
  flex: 'none',
  ...flex.inlineCenter,
  gap: space[3],
  minWidth: '44px',
  minHeight: '44px',
  color: color.accent,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { textDecoration: 'underline' } },
});

// On a phone a notification takes the space of the label.
const siteLabelCss = css({ whiteSpace: 'nowrap', [mq.belowMd]: visuallyHiddenCss });

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

function ScreenBreadcrumb() {
  const handle = useScreenHandle();
  const name = useScreenName();
  const home = useHome();
  const isHome = !handle?.parent && name === home.title;
  const parents = isHome ? [] : [home, ...(handle?.parent ? [handle.parent] : [])];
  return (
    <nav aria-label="Ruta de navegación">
      <ol role="list" css={listCss}>
        {parents.map(({ title, to }) => (
          <li key={title} css={itemCss}>
            <Link to={to()} css={linkCss}>
              {title}
            </Link>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li css={currentCss}>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  );
}

// Visible only while the code of a screen loads slowly.
const progressCss = css({
  position: 'absolute',
  inset: 'auto 0 -1px 0',
  height: '2px',
  background: color.accent,
  transformOrigin: 'left',
  animation: `${run} 4s 250ms cubic-bezier(0.1, 0.6, 0.2, 1) both`,
});

const listCss = css({
  display: 'flex',
  gap: '2px 6px',
  minWidth: 0,
  color: color.fgMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
});

const itemCss = css({ ...flex.inline, flex: 'none', gap: '6px', minHeight: '24px' });

const linkCss = css({
  ...flex.inline,
  minHeight: '24px',
  color: 'inherit',
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
});

const currentCss = css({
  alignSelf: 'center',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
