import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

type RelatedEnquiriesProps = { related: readonly EnquirySummary[] };

/** Lists other enquiries with the same e-mail or phone number. */
export function RelatedEnquiries({ related }: RelatedEnquiriesProps) {
  return (
    <Panel title="De la misma persona">
      {related.length === 0 ? (
        <p css={smallCss}>No hay otras consultas con este correo o teléfono.</p>
      ) : (
        <ul role="list" css={listCss}>
          {related.map(({ documentId, folio, type, status, createdAt, name }) => (
            <li key={documentId} css={itemCss}>
              <ScreenLink to={paths.enquiry.to(documentId)} css={linkCss}>
                {folio} · {TYPE_LABELS[type]}
              </ScreenLink>
              <EnquiryStatusBadge status={status} />
              <span css={smallCss}>
                {name}, <RelativeTime iso={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const listCss = css({ ...adminText.sm, display: 'grid', gap: space[4] });

const itemCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

const linkCss = css({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

const smallCss = css({ ...adminText.xs, flexBasis: '100%', color: color.fgMuted });
