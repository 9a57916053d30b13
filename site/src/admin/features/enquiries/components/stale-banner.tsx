import { css } from '@emotion/react';
import { DESK_MESSAGES } from '@tequiora/cms/contracts/enquiry-desk.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Banner } from '#src/admin/ui/banner.tsx';
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
  );
}

const actionsCss = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

const listCss = css({
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  paddingLeft: space[5],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
