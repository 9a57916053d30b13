import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { palette } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { useEnquiryCounts } from '../lib/use-enquiry-counts.ts';

const MAX_SHOWN = 99;

/** Shows the number of new enquiries, highlighted when some are overdue. */
export function EnquiryCount() {
  const { nuevo: count = 0, overdue = 0 } = useEnquiryCounts().data ?? {};
  if (count === 0) return null;
  return (
    <span css={[countCss, overdue > 0 && overdueCss]}>
      {overdue > 0 ? <Icon name="warning" size={14} /> : null}
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <VisuallyHidden>
        {formatCount(count, 'nueva', 'nuevas')}
        {overdue > 0 ? `, ${formatCount(overdue, 'vencida', 'vencidas')}` : null}
      </VisuallyHidden>
    </span>
  );
}

const countCss = css({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '24px',
  marginLeft: 'auto',
  padding: '2px 7px',
  borderRadius: radius.full,
  background: palette.sky[400],
  color: palette.navy[950],
  fontSize: '0.8125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

const overdueCss = css({ background: palette.red[100], color: palette.red[700] });
