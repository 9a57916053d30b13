import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { Picture } from '#src/components/media/picture.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, fontSize, mq, space } from '#src/theme/tokens.ts';
import {
  chevronCss,
  consultingItemCss,
  pictureCss,
  summaryCss,
  titleCss,
} from './consulting-item-css.ts';

type ConsultingItemProps = { service: Queries.ConsultingServiceFieldsFragment };

/** One service: name and price while closed, all details when open. `/servicios#slug` opens it. */
export function ConsultingItem({ service }: ConsultingItemProps) {
  const href = useWhatsAppHref('service', service.name);
  return (
    <details id={service.slug} css={consultingItemCss}>
      <summary css={summaryCss}>
        <span css={tileCss}>
          <IconTile name={service.icon} />
        </span>
        <h3 css={titleCss}>{service.name}</h3>
        <span css={priceCss}>{service.price}</span>
        <Icon name="chevron-down" css={chevronCss} />
      </summary>
      <div css={bodyCss}>
        <p css={mutedCss}>{service.description}</p>
        <div css={contentCss}>
          {service.image ? (
            <div css={pictureCss}>
              <Picture
                media={service.image}
                ratio="4 / 3"
                position="50% 0"
                sizes="(min-width: 64rem) 14rem, (min-width: 48rem) 18rem, 90vw"
              />
            </div>
          ) : null}
          <CheckList items={service.features} />
        </div>
        <TextLink href={href} hasArrow css={linkCss}>
          Preguntar por WhatsApp<VisuallyHidden> por {service.name}</VisuallyHidden>
        </TextLink>
      </div>
    </details>
  );
}

const tileCss = css({ gridRow: '1 / 3' });

const priceCss = css({
  gridArea: '2 / 2',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

const bodyCss = css({ display: 'grid', gap: space[5], padding: `0 20px 20px` });

const mutedCss = css({ color: color.fgMuted });

const contentCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '&:has(img)': { [mq.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

const linkCss = css({ justifySelf: 'start', minHeight: '44px', fontSize: fontSize.ui });
