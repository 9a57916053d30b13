import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Icon } from '#src/components/ui/icon.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { paths } from '../lib/paths.ts';
import { useScreenHandle } from './screen-handle.ts';
import { useScreenName } from './use-screen-name.ts';

export function ScreenBreadcrumb() {
  const handle = useScreenHandle();
  const name = useScreenName();
  const home = { title: 'Inicio', path: paths.overview.to() };
  const isHome = !handle?.parent && name === home.title;
  const parents = isHome ? [] : [home, ...(handle?.parent ? [handle.parent] : [])];
  return (
    <nav aria-label="Ruta de navegación">
      <ol role="list" css={listCss}>
        {parents.map(({ title, path }) => (
          <li key={path} css={itemCss}>
            <Link to={path} css={linkCss}>
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

const listCss = css({
  display: 'flex',
  gap: '2px 6px',
  minWidth: 0,
  color: color.fgMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
});

const itemCss = css({
  display: 'inline-flex',
  flex: 'none',
  gap: '6px',
  alignItems: 'center',
  minHeight: '24px',
});

const linkCss = css({
  display: 'inline-flex',
  alignItems: 'center',
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
