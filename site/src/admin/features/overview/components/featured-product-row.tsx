import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Thumbnail } from '#src/admin/ui/thumbnail.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { formatMoney } from '@tequiora/cms/contracts/money.ts';

export function FeaturedProductRow({ product }: { product: AdminProduct }) {
  const { documentId, name, category, price, image, state } = product;
  return (
    <li css={rowCss}>
      <Thumbnail url={image?.formats?.thumbnail?.url ?? image?.url} />
      <div css={textCss}>
        <ScreenLink to={paths.product.to(documentId)}>{name}</ScreenLink>
        <p css={categoryCss}>{category?.name ?? 'Sin categoría'}</p>
      </div>
      <div css={endCss}>
        <p css={priceCss}>{price === null ? 'Sin precio' : formatMoney(price)}</p>
        {state === 'draft' ? <Badge tone="gray">Borrador</Badge> : null}
      </div>
    </li>
  );
}

const rowCss = css({
  ...adminText.sm,
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  padding: `${space[4]} ${space[6]}`,
  '& + &': { borderTop: `1px solid ${color.border}` },
});

const textCss = css({ flex: 1, minWidth: 0 });

const categoryCss = css({ ...adminText.xs, color: color.fgMuted });

const endCss = css({ display: 'grid', gap: space[2], justifyItems: 'end' });

const priceCss = css({ color: color.fg, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
