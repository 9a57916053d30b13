import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { telHref } from '#src/lib/phone.ts';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';

type ContactDataProps = { enquiry: Pick<EnquiryDetail, 'email' | 'phone'> };

/** Shows phone number and e-mail of the sender. */
export function ContactData({ enquiry: { email, phone } }: ContactDataProps) {
  return (
    <p css={lineCss}>
      {phone ? (
        <a href={telHref(phone)} css={linkCss}>
          <Icon name="phone" size={16} />
          {formatPhone(phone)}
        </a>
      ) : (
        'No dejó teléfono'
      )}
      <a href={`mailto:${email}`} css={linkCss}>
        <Icon name="mail" size={16} />
        {email}
      </a>
    </p>
  );
}

const lineCss = css({ ...flex.wrapRow, gap: `0 ${space[6]}`, overflowWrap: 'anywhere' });

const linkCss = css({
  ...flex.inline,
  gap: space[3],
  minHeight: '32px',
  color: color.accent,
  fontWeight: 600,
  [mq.belowMd]: { minHeight: '44px' },
});
