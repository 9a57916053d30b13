import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';
import { DeliveryTime } from './delivery-time.tsx';

const MAX_FEATURES = 3;

type ImageServiceCardProps = { service: Queries.ComplementaryServiceFieldsFragment };

/** A service with its picture at the top, its price and delivery time. */
export function ImageServiceCard({ service }: ImageServiceCardProps) {
  const href = useWhatsAppHref({ ...service, type: 'complementary-service' });
  return (
    <Card as="li" isFlush isInteractive id={service.slug} css={cardCss}>
      <div css={stageCss}>
        <div data-card-media="">
          <Picture
            media={service.image}
            ratio="3 / 2"
            slot={SLOT}
            placeholder={
              <PicturePlaceholder name={service.name} icon={service.icon} ratio="3 / 2" />
            }
          />
        </div>
      </div>
      <div css={bodyCss}>
        <h3>{service.name}</h3>
        <p css={mutedCss}>{service.description}</p>
        <CheckList items={service.features.slice(0, MAX_FEATURES)} />
        <div css={footCss}>
          <div css={factsCss}>
            <Price min={service.priceMin} max={service.priceMax} tax={service.tax} />
            <DeliveryTime text={service.deliveryTime} />
          </div>
          <TextLink href={href} hasArrow css={linkCss}>
            Cotizar<VisuallyHidden>{` ${service.name} por WhatsApp`}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </Card>
  );
}

const SLOT: PictureSlot = [
  { from: 'lg', width: '25.25rem' },
  // At the left of the text, as high as the text.
  { from: 'md', width: '40vw', ratio: 0.8 },
  { width: '90vw' },
];

const TABLET = '@media screen and (min-width: 48rem) and (max-width: 63.99rem)';

// A single card in its row has the picture at the left.
const cardCss = css({ [TABLET]: { flexDirection: 'row' } });

// The picture rises by 4 px on hover, so it is slightly taller than its frame.
const stageCss = css({
  background: color.bgSunken,
  overflow: 'hidden',
  '& img': { marginBottom: '-4px' },
  [TABLET]: {
    flex: '0 0 44%',
    '& > div': { height: 'calc(100% + 4px)' },
    '& img, & [data-placeholder]': { height: '100%' },
  },
});

const bodyCss = css({ ...flex.column, gap: space[5], flex: 1, minWidth: 0, padding: space.card });

const mutedCss = css({ color: color.fgMuted });

const footCss = css({
  ...flex.wrap,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 16px',
  marginTop: 'auto',
  paddingTop: space[5],
  borderTop: `1px solid ${color.border}`,
});

const factsCss = css({ display: 'grid', gap: '6px' });

const linkCss = css({ fontSize: fontSize.ui, minHeight: '44px' });
