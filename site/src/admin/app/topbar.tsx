import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { layout, mq, zIndex } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { ScreenTrail } from './screen-trail.tsx';

type TopbarProps = { isMenuOpen: boolean; onOpenMenu: () => void };

export function Topbar({ isMenuOpen, onOpenMenu }: TopbarProps) {
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
        <ScreenTrail />
      </div>
      <a href="/" target="_blank" rel="noopener" css={siteCss}>
        <span css={siteLabelCss}>Ver sitio</span>
        <Icon name="arrow-up-right" size={18} />
        <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
      </a>
    </header>
  );
}

const barCss = css({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.nav,
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  minHeight: layout.nav,
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.bg,
  [mq.md]: { paddingInline: space[7] },
  [mq.xl]: { paddingInline: space[8] },
  [mq.print]: { display: 'none' },
});

const toggleCss = css({ display: 'contents', [mq.lg]: { display: 'none' } });

const placeCss = css({ flex: 1, display: 'grid', gap: '1px', minWidth: 0 });

const titleCss = css({ color: color.fg, fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.3 });

const siteCss = css({
  flex: 'none',
  display: 'inline-flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  color: color.accent,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const siteLabelCss = css({ whiteSpace: 'nowrap' });
