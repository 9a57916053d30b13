import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { AddToList } from '#src/components/ui/add-to-list.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import type { ListedProduct } from '#src/lib/listed-product.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, fontSize, layout, mq, palette, radius, space } from '#src/theme/tokens.ts';
import { comparisonRows } from './comparison-rows.ts';

type CompareTableProps = {
  products: readonly ListedProduct[];
  /** Leaves out what is the same. */
  isDifferent: boolean;
  onRemove: (slug: string) => void;
};

/** A column per product; the names stay in view. On a phone, a label is above its values. */
export function CompareTable({ products, isDifferent, onRemove }: CompareTableProps) {
  const rows = comparisonRows(products).filter(({ isSame }) => !isDifferent || !isSame);
  return (
    <table
      aria-label="Comparación de productos"
      css={tableCss}
      style={{ '--count': products.length } as CSSProperties}
    >
      <thead css={headCss}>
        <tr>
          <td css={cornerCss} />
          {products.map(({ slug, name }) => (
            <th key={slug} scope="col">
              <SmartLink href={`/productos/${slug}`} css={nameCss}>
                {name}
              </SmartLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr css={screenOnlyCss}>
          <th scope="row" css={cornerCss}>
            <VisuallyHidden>Foto y acciones</VisuallyHidden>
          </th>
          {products.map((product) => (
            <td key={product.slug}>
              <div css={pictureCss}>
                <Picture
                  media={product.image}
                  ratio="4 / 3"
                  slot={SLOT}
                  isDecorative
                  placeholder={<PicturePlaceholder name={product.name} />}
                />
              </div>
              <div css={actionsCss}>
                <AddToList product={product} isPlain />
                <IconButton
                  icon="close"
                  label={`Quitar ${product.name} de la comparación`}
                  onClick={() => onRemove(product.slug)}
                />
              </div>
            </td>
          ))}
        </tr>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={products[index]?.slug}>
                <Value text={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value, or a list with a line for each of several. */
function Value({ text }: { text: string | null }) {
  if (text === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>No lo dice</VisuallyHidden>
      </>
    );
  }
  const lines = text.split('\n');
  if (lines.length === 1) return <span>{text}</span>;
  return (
    <ul role="list" css={listCss}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const SLOT: PictureSlot = [{ from: 'lg', width: '20rem' }, { width: '30vw' }];

const tableCss = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  '& :is(th, td)': {
    padding: `${space[4]} ${space[7]} ${space[4]} 0`,
    color: color.fg,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    lineHeight: 1.45,
  },
  '& tbody tr': { borderBottom: `1px solid ${color.border}` },
  '& tbody th': { color: color.fgMuted, fontWeight: 500 },
  [mq.screenBelowMd]: {
    display: 'block',
    '& :is(thead, tbody)': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
      columnGap: space[4],
    },
    '& :is(th, td)': { width: 'auto', minWidth: 0, paddingInline: 0 },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 0 },
    '& tbody td': { paddingTop: space[2] },
  },
});

const headCss = css({
  position: 'sticky',
  zIndex: 3,
  top: layout.nav,
  background: color.bg,
  // A border of a collapsed table stays behind.
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  [mq.print]: { position: 'static' },
});

const cornerCss = css({ width: '11rem', [mq.screenBelowMd]: { '&&': { display: 'none' } } });

const nameCss = css({
  color: color.fg,
  fontSize: fontSize.ui,
  fontWeight: 650,
  textDecoration: 'none',
  [mq.md]: { fontSize: fontSize.h4 },
  [mq.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const pictureCss = css({
  maxWidth: '20rem',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: `linear-gradient(160deg, ${palette.blue[50]}, ${palette.navy[100]})`,
  '& img': { width: '100%' },
});

const actionsCss = css({
  maxWidth: '20rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[3],
});

const listCss = css({ display: 'grid', gap: space[2] });
