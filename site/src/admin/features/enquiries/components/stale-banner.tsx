import { css } from '@emotion/react';
import { DESK_MESSAGES } from '@tequiora/cms/contracts/enquiry-desk.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Banner } from '#src/admin/ui/banner.tsx';
import { layout } from '#src/theme/tokens/layout.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { shadow } from '#src/theme/tokens/shadow.ts';
import { space } from '#src/theme/tokens/space.ts';
import { describeRecord } from '../lib/history-words.ts';

type StaleBannerProps = {
  /** What happened since the screen was loaded. */
  news: readonly EnquiryHistoryRecord[];
  onShow: () => void;
  onDismiss: () => void;
};

/** A change was refused because somebody else was faster; says what they did. */
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
        <p>{DESK_MESSAGES.stale}</p>
        {news.length > 0 ? (
          <ul css={listCss}>
            {news.map((record) => (
              <li key={record.when + record.event}>
                {describeRecord(record)} {record.event === 'noted' ? `«${record.text}»` : null}
              </li>
            ))}
          </ul>
        ) : null}
      </Banner>
    </div>
  );
}

// The change was made somewhere down the page: what came of it must be in sight there.
const placeCss = css({
  position: 'sticky',
  top: `calc(${layout.nav} + ${space[3]})`,
  zIndex: 1,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
});

const actionsCss = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

const listCss = css({
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  paddingLeft: space[5],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
