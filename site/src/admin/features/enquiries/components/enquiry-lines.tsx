import { css } from '@emotion/react';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, mq, space } from '#src/theme/tokens.ts';
import { ENQUIRY_LABELS as LABELS } from '@tequiora/cms/contracts/enquiry-labels.ts';
import {
  formatEstimate,
  formatLineAmount,
  type EnquiryLine,
} from '@tequiora/cms/contracts/enquiry-lines.ts';
import { formatPriceWithTerms } from '@tequiora/cms/contracts/tax.ts';

/** The products that the visitor chose, with the prices of that day; nothing without a list. */
export function EnquiryLines({ lines }: { lines: readonly EnquiryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Panel title={LABELS.lines} isFlush>
      <table css={tableCss}>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                <LineName line={line} />
              </th>
              <td>{line.quantity}</td>
              <td>{formatLineAmount(line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{LABELS.estimate}</th>
            <td colSpan={2}>
              {formatEstimate(lines).map((sum) => (
                <div key={sum}>{sum}</div>
              ))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

/** Links to the page of the product; one that was not published has no page. */
function LineName({ line }: { line: EnquiryLine }) {
  const { slug, name, price, tax, unit } = line;
  if (slug === null) {
    return (
      <div css={nameCss}>
        <span>{name}</span>
        <Badge tone="amber">No está en el catálogo</Badge>
      </div>
    );
  }
  return (
    <div css={nameCss}>
      <SmartLink href={`/productos/${slug}`} isExternal css={linkCss}>
        {name}
      </SmartLink>
      {price === null ? null : (
        <span css={hintCss}>{formatPriceWithTerms(price, { tax, unit })}</span>
      )}
    </div>
  );
}

const tableCss = css({
  ...adminText.sm,
  width: '100%',
  borderCollapse: 'collapse',
  color: color.fg,
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    padding: `${space[4]} ${space[6]}`,
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    [mq.belowMd]: { paddingInline: space[4] },
  },
  '& :is(th:first-of-type, thead th:first-of-type)': { textAlign: 'start' },
  '& thead th': {
    background: color.bgSubtle,
    color: color.fgMuted,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& tbody tr, & tfoot tr': { borderTop: `1px solid ${color.border}` },
  '& tfoot': { fontWeight: 650 },
});

const nameCss = css({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

const linkCss = css({ color: color.accent, fontWeight: 600 });
