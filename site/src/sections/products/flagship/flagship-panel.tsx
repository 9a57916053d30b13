import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { Tag } from '#src/components/ui/tag.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import {
  color,
  duration,
  ease,
  flex,
  fontFamily,
  fontSize,
  layout,
  mq,
  radius,
  space,
} from '#src/theme/tokens.ts';
import { systemPath } from '../system/system-paths.ts';
import { panelAttributes } from './option-attributes.ts';
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
              slot={SLOT}
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
                <Price
                  amount={pricing.amount}
                  unit={`/${pricing.period}`}
                  tax={pricing.tax}
                  isFrom
                  size="lg"
                />
                {pricing.note ? <span css={noteCss}>{pricing.note}</span> : null}
              </p>
              <div css={actionsCss}>
                <ButtonLink to={systemPath(slug)} variant="secondary" icon="arrow-right">
                  {`Ver ${name}`}
                </ButtonLink>
                <ButtonLink href={chat} variant="whatsapp">
                  Pedir demostración
                </ButtonLink>
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '45.4rem' },
  { from: 'lg', width: '54vw' },
  { width: '92vw' },
];

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
  // Small on paper, for fewer sheets.
  [mq.print]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
  },
});

const pictureCss = css({ '& img': { width: '100%' } });

const bodyCss = css({
  display: 'grid',
  gap: space[6],
  padding: space.card,
  [mq.print]: { gap: space[4], paddingBlock: space[5] },
});

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
});

const actionsCss = css({
  ...flex.wrap,
  gap: space[4],
  [mq.belowMd]: { width: '100%', '& > a': { width: '100%' } },
});

const noteCss = css({ display: 'block', color: color.fgMuted, fontSize: fontSize.sm });

/**
 * Transition of a panel. Below lg it expands in place. From lg on all panels share one cell as high
 * as the tallest, so that switching moves nothing else.
 */
const panelFrameCss = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${duration[3]} ${ease.standard}, visibility 0s ${duration[3]}`,
  '&[data-shown="true"], [data-mode="static"] &:target': {
    gridTemplateRows: '1fr',
    visibility: 'visible',
    transitionDelay: '0s',
  },
  [mq.lg]: {
    position: 'sticky',
    top: `calc(${layout.nav} + 1.5rem)`,
    gridColumn: 2,
    gridRow: '1 / span var(--rows)',
    gridTemplateRows: '1fr',
    alignSelf: 'start',
    opacity: 0,
    transform: 'translateY(8px)',
    transition: `opacity ${duration[2]} ${ease.out}, transform ${duration[2]} ${ease.out}, visibility 0s ${duration[2]}`,
    '&[data-shown="true"], [data-mode="static"] &:target': { opacity: 1, transform: 'none' },
  },
  // Without scripts and on paper nothing can be selected: every panel is visible next to its card.
  '@media (scripting: none), print': {
    '&, &[data-shown="true"]': {
      position: 'static',
      gridTemplateRows: '1fr',
      visibility: 'visible',
      opacity: 1,
      transform: 'none',
    },
  },
  '@media (min-width: 64rem) and (scripting: none), print and (min-width: 64rem)': {
    '&, &[data-shown="true"]': { gridRow: 'var(--row)' },
  },
});
