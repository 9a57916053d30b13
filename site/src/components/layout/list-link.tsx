import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Icon } from '#src/components/ui/icon.tsx';
import { useProductList } from '#src/hooks/use-product-list.ts';
import { color, flex, mq, palette, radius } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { LIST_PATH } from '@tequiora/cms/contracts/pages.ts';

/** Leads to «Mi lista» with the number of its products; not shown while it is empty. */
export function ListLink() {
  const { length } = useProductList();
  if (length === 0) return null;
  return (
    <Link
      to={LIST_PATH}
      data-list=""
      aria-label={`Mi lista, ${formatCount(length, 'producto', 'productos')}`}
      css={linkCss}
    >
      <Icon name="clipboard-list" />
      <span aria-hidden="true" css={countCss}>{`${length}`}</span>
    </Link>
  );
}

const linkCss = css({
  ...flex.center,
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: radius.md,
  color: color.fg,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { background: color.bgSunken } },
  [mq.print]: { display: 'none' },
});

const countCss = css({
  ...flex.center,
  position: 'absolute',
  top: '2px',
  right: '0',
  minWidth: '18px',
  height: '18px',
  padding: '0 4px',
  borderRadius: radius.full,
  background: palette.blue[600],
  color: palette.gray[0],
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  [mq.forcedColors]: { border: '1px solid' },
});
