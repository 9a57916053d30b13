import { css } from '@emotion/react';
import { HOME_CRUMB, type Crumb } from '#src/lib/structured-data.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, flex, fontSize } from '#src/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { SmartLink } from './smart-link.tsx';

type BreadcrumbProps = {
  /** From the first level below home to this page. */
  trail: readonly Crumb[];
};

export function Breadcrumb({ trail }: BreadcrumbProps) {
  const crumbs = [HOME_CRUMB, ...trail];
  return (
    <nav aria-label="Ruta de navegación" css={screenOnlyCss}>
      <ol role="list" css={listCss}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} css={itemCss}>
            {index < crumbs.length - 1 ? (
              <>
                <SmartLink href={path} css={linkCss}>
                  {name}
                </SmartLink>
                <Icon name="chevron-right" size={14} />
              </>
            ) : (
              <span aria-current="page" css={currentCss}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const listCss = css({ ...flex.wrap, gap: '2px 6px', color: color.fgMuted, fontSize: fontSize.sm });

const itemCss = css({ ...flex.inline, gap: '6px', minHeight: '24px' });

const linkCss = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: color.accent, textDecoration: 'underline' },
});

const currentCss = css({ color: color.fg, fontWeight: 500 });
