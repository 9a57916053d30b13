import { css } from '@emotion/react';
import { Badge } from '#src/components/ui/badge.tsx';
import type { EnquiryStatus } from '@tequiora/cms/contracts/enquiry.ts';
import { STATUS_LABELS, STATUS_TONES } from './status-labels.ts';

export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  return (
    <Badge tone={STATUS_TONES[status]} hasDot css={wholeCss}>
      {STATUS_LABELS[status]}
    </Badge>
  );
}

// In a narrow column, the letters of a word would wrap.
const wholeCss = css({ whiteSpace: 'nowrap' });
