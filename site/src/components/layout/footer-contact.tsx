import { css } from '@emotion/react';
import { BrandIcon } from '#src/components/ui/brand-icon.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { telHref } from '#src/lib/phone.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { footerLinkCss } from './footer-column.tsx';
import { useSettings } from './settings-provider.tsx';
import { useWhatsAppHref } from './use-whatsapp-href.ts';

/** Phone, mail, address and WhatsApp; only the contact page link without settings. */
export function FooterContact() {
  const settings = useSettings();
  const chat = useWhatsAppHref();
  if (!settings) {
    return (
      <TextLink href="/contacto" css={footerLinkCss}>
        Ir a la página de contacto
      </TextLink>
    );
  }
  const { phone, email, address } = settings;
  const place = [address.city, address.region, address.country].join(', ');
  return (
    <address>
      <ul role="list" css={listCss}>
        <li>
          <TextLink href={telHref(phone)} css={footerLinkCss}>
            <Icon name="phone" size={18} />
            <span>{formatPhone(phone)}</span>
          </TextLink>
        </li>
        <li>
          <TextLink href={`mailto:${email}`} css={footerLinkCss}>
            <Icon name="mail" size={18} />
            <span>{email}</span>
          </TextLink>
        </li>
        <li data-footer-contact="">
          <TextLink href={chat} css={footerLinkCss}>
            <BrandIcon name="whatsapp" size={18} />
            WhatsApp
          </TextLink>
        </li>
        <li css={placeCss}>
          <Icon name="mappin" size={18} css={pinCss} />
          <span>{place}</span>
        </li>
      </ul>
    </address>
  );
}

const listCss = css({ display: 'grid', justifyItems: 'start' });

const placeCss = css({ display: 'flex', gap: '10px', paddingBlock: '7px' });

const pinCss = css({ marginTop: '2px' });
