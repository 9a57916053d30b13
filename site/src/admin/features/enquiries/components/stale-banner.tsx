import { css } from '@emotion/react';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { flex, layout, radius, shadow, space } from '#src/theme/tokens.ts';
import { DASHBOARD_ENQUIRY_MESSAGES } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { describeRecord } from '../lib/describe-record.ts';

type StaleBannerProps = {
  /** History records added since the screen was loaded. */
  news: readonly EnquiryHistoryRecord[];
  onShow: () => void;
  onDismiss: () => void;
};

/**
 * Shown when a change was rejected because another user changed the enquiry; lists their changes.
 */
export function StaleBanner({ news, onShow, onDismiss }: StaleBannerProps) {
  return (
    <div css={placeCss}>
      <Banner
        tone="warning"
        action={
          <div css={actionsCss}>
            <Button variant="secondary" onClick={onShow}>
              Ver cambios
            </Button>
            <Button variant="secondary" onClick={onDismiss}>
              Entendido
            </Button>
          </div>
        }
      >
        <StaleChanges news={news} />
      </Banner>
    </div>
  );
}

/** Says that the enquiry has changed, and lists the new history records. */
export function StaleChanges({ news }: Pick<StaleBannerProps, 'news'>) {
  return (
    <>
      <p>{DASHBOARD_ENQUIRY_MESSAGES.stale}</p>
      {news.length > 0 ? (
        <ul css={listCss}>
          {news.map((record) => (
            <li key={record.when + record.event}>
              {`${describeRecord(record)} ${record.event === 'noted' ? `«${record.text}»` : ''}`}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

// Sticky, since the rejected change may be anywhere on the page.
const placeCss = css({
  position: 'sticky',
  top: `calc(${layout.nav} + ${space[3]})`,
  zIndex: 1,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
});

const actionsCss = css({ ...flex.wrap, gap: space[3] });

const listCss = css({
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  paddingLeft: space[5],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
