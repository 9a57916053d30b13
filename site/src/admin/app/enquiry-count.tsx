import { css } from '@emotion/react';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { palette } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { useEnquiryCounts } from '../lib/use-enquiry-counts.ts';

const MOST = 99;

/** How many enquiries nobody has answered, beside the section that lists them. */
export function EnquiryCount() {
  const count = useEnquiryCounts().data?.nuevo ?? 0;
  if (count === 0) return null;
  return (
    <span css={countCss}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{count === 1 ? '1 nueva' : `${count} nuevas`}</VisuallyHidden>
    </span>
  );
}

const countCss = css({
  minWidth: '24px',
  marginLeft: 'auto',
  padding: '2px 7px',
  borderRadius: radius.full,
  background: palette.sky[400],
  color: palette.navy[950],
  fontSize: '0.8125rem',
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
