import { css } from '@emotion/react';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { color, flex, fontSize, radius, space } from '#src/theme/tokens.ts';
import { formatLineAmount } from '@tequiora/cms/contracts/enquiry-lines.ts';
import { LIST_PATH } from '@tequiora/cms/contracts/pages.ts';
import { EstimateText } from './estimate-text.tsx';
import type { EnquiryList } from './use-enquiry-list.ts';

/** The products that are sent with the form, and their estimate. */
export function EnquiryListPanel({ list: { lines, isLoading } }: { list: EnquiryList }) {
  return (
    <section aria-labelledby="lista-de-la-consulta" css={panelCss}>
      <div css={headCss}>
        <h3 id="lista-de-la-consulta" css={titleCss}>
          Tu consulta lleva esta lista
        </h3>
        <TextLink href={LIST_PATH}>Cambiar la lista</TextLink>
      </div>
      <ul role="list" css={linesCss}>
        {lines.map((line, index) => (
          <li key={index} css={lineCss}>
            <span css={nameCss}>{`${line.quantity} × ${line.name}`}</span>
            <span>{line.slug === null && isLoading ? '' : formatLineAmount(line)}</span>
          </li>
        ))}
      </ul>
      {isLoading ? <Skeleton height="3rem" /> : <EstimateText lines={lines} />}
    </section>
  );
}

const panelCss = css({
  display: 'grid',
  gap: space[5],
  marginBottom: space[5],
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bgSubtle,
});

const headCss = css({ ...flex.wrapSpread, alignItems: 'baseline', gap: '4px 16px' });

const titleCss = css({ fontSize: fontSize.h4 });

const linesCss = css({ display: 'grid', fontSize: fontSize.sm });

const lineCss = css({
  ...flex.wrapSpread,
  gap: '0 16px',
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  color: color.fgBody,
  fontVariantNumeric: 'tabular-nums',
});

const nameCss = css({ color: color.fg, fontWeight: 600, overflowWrap: 'anywhere' });
