import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSettings, type SiteSettings } from '#src/components/layout/settings-provider.tsx';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import type { IconName } from '#src/components/ui/icon.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { mapsLink } from '#src/lib/maps-link.ts';
import { describeNextOpening } from '#src/lib/opening-hours.ts';
import { telHref } from '#src/lib/phone.ts';
import { color, fontSize, space } from '#src/theme/tokens.ts';
import { listOpeningHours } from '@tequiora/cms/contracts/format-opening-hours.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';

/**
 * Phone, e-mail, address and hours from the settings, and the WhatsApp button with its reply time.
 */
export function ContactCards({ replyNote }: { replyNote: string | null }) {
  const settings = useSettings();
  const chat = useWhatsAppHref();
  if (!settings) return null;
  const { phone, email, address, hours, responseText } = settings;
  return (
    <div css={stackCss} data-keep-clear="">
      <Card tone="dark" css={chatCardCss}>
        <h2 css={chatTitleCss}>¿Prefieres platicarlo?</h2>
        <p>{`${responseText}, en horario de oficina.`}</p>
        <ButtonLink href={chat} variant="whatsapp" size="lg" icon="whatsapp">
          Escríbenos por WhatsApp
        </ButtonLink>
        {replyNote ? <p css={noteCss}>{replyNote}</p> : null}
      </Card>
      <Card css={listCss}>
        <ContactCard icon="phone" title="Teléfono">
          <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>
        </ContactCard>
        <ContactCard icon="mail" title="Correo">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </ContactCard>
        <ContactCard icon="mappin" title="Dirección">
          {address.street ? <span>{address.street}</span> : null}
          <span>{[address.city, address.region, address.country].filter(Boolean).join(', ')}</span>
          <TextLink href={mapsLink(settings)}>Cómo llegar</TextLink>
        </ContactCard>
        <ContactCard icon="clock" title="Horario">
          {listOpeningHours(hours).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <OpenNow settings={settings} />
        </ContactCard>
      </Card>
    </div>
  );
}

const MINUTE = 60_000;

/** Shows whether the office is open and when it opens; renders nothing before hydration. */
function OpenNow({ settings }: { settings: SiteSettings }) {
  const now = useNow(MINUTE);
  if (!now) return null;
  const opening = describeNextOpening(settings, now);
  return (
    <Badge tone={opening ? 'gray' : 'green'} css={badgeCss}>
      {opening ?? 'Abierto ahora'}
    </Badge>
  );
}

type ContactCardProps = { icon: IconName; title: string; children: ReactNode };

/** One contact option: icon, title and value. */
function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <div css={rowCss}>
      <IconTile name={icon} />
      <div css={bodyCss}>
        <h3 css={titleCss}>{title}</h3>
        {children}
      </div>
    </div>
  );
}

const stackCss = css({ display: 'grid', gap: space.gap });

const chatCardCss = css({ alignItems: 'start', gap: space[4] });

const chatTitleCss = css({ fontSize: fontSize.h4 });

const noteCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const listCss = css({ gap: 0, paddingBlock: space[2] });

const badgeCss = css({ marginTop: space[2] });

const rowCss = css({
  display: 'flex',
  gap: space[4],
  paddingBlock: space[5],
  '& + &': { borderTop: `1px solid ${color.border}` },
});

const bodyCss = css({ display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 });

const titleCss = css({
  color: color.fgMuted,
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  fontWeight: 500,
  letterSpacing: 0,
});
