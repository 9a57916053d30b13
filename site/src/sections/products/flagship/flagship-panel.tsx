import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture } from '#src/components/media/picture.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { Tag } from '#src/components/ui/tag.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, flex, fontFamily, fontSize, mq, radius, space } from '#src/theme/tokens.ts';
import { panelAttributes } from './option-attributes.ts';
import { panelFrameCss } from './panel-frame-css.ts';
import type { SelectorMode } from './use-flagship-selector.ts';

type FlagshipPanelProps = {
  product: Queries.FlagshipFieldsFragment;
  mode: SelectorMode;
  isShown: boolean;
};

/** Details of a flagship product. All panels are in the HTML. */
export function FlagshipPanel({ product, mode, isShown }: FlagshipPanelProps) {
  const { slug, name, description, benefits, idealFor, technologies, pricing, icon, image } =
    product;
  const chat = useWhatsAppHref({ type: 'flagship-product', slug, name });
  return (
    <div data-shown={isShown} css={panelFrameCss} {...panelAttributes(mode, slug)}>
      <div css={clipCss}>
        <div css={panelCss}>
          <div css={pictureCss} style={{ background: gradientOf(product.gradient) }}>
            <Picture
              media={image}
              ratio="16 / 10"
              sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 54vw, 92vw"
              placeholder={
                <PicturePlaceholder
                  name={name}
                  icon={icon}
                  gradient={product.gradient}
                  ratio="16 / 10"
                />
              }
            />
          </div>
          <div css={bodyCss}>
            <h3 css={nameCss}>{name}</h3>
            <p>{description}</p>
            <CheckList items={benefits} columns={2} label="Beneficios" />
            <dl css={factsCss}>
              <TagGroup title="Ideal para" items={idealFor} />
              <TagGroup title="Tecnologías" items={technologies} />
            </dl>
            <div css={footerCss}>
              <p>
                <Price amount={pricing.amount} period={pricing.period} isFrom size="lg" />
                {pricing.note ? <span css={noteCss}>{pricing.note}</span> : null}
              </p>
              <ButtonLink href={chat} variant="whatsapp">
                Pedir demostración
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function TagGroup({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <dt css={termCss}>{title}</dt>
      <dd>
        <Cluster as="ul" gap={3}>
          {items.map((item) => (
            <Tag key={item}>{item}</Tag>
          ))}
        </Cluster>
      </dd>
    </div>
  );
}

const clipCss = css({ minHeight: 0, overflow: 'hidden' });

const panelCss = css({
  background: color.bgRaised,
  [mq.lg]: {
    border: `1px solid ${color.border}`,
    borderRadius: radius['2xl'],
    overflow: 'hidden',
  },
});

const pictureCss = css({ '& img': { width: '100%' } });

const bodyCss = css({ display: 'grid', gap: space[6], padding: space.card });

// Below lg the option directly above shows the name.
const nameCss = css({ display: 'none', [mq.lg]: { display: 'block' } });

const factsCss = css({
  display: 'grid',
  gap: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
  [mq.sm]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

const termCss = css({
  marginBottom: space[3],
  color: color.fg,
  fontFamily: fontFamily.body,
  fontSize: fontSize.sm,
  fontWeight: 600,
});

const footerCss = css({
  ...flex.wrapSpread,
  gap: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
  [mq.belowMd]: { '& > a': { width: '100%' } },
});

const noteCss = css({ display: 'block', color: color.fgMuted, fontSize: fontSize.sm });
