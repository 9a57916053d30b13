import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { PackagePrice } from '#src/components/ui/price.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { Tag } from '#src/components/ui/tag.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, flex, fontSize, mq, radius, shadow, space } from '#src/theme/tokens.ts';

type PackagePanelProps = { item: Queries.PackageFieldsFragment; index: number };

/** All details of one package: description, features, price. */
export function PackagePanel({ item, index }: PackagePanelProps) {
  const titleId = `detalle-${item.slug}`;
  return (
    <article data-panel={index} aria-labelledby={titleId} css={panelCss}>
      <Stack gap={5} css={summaryCss}>
        {item.category ? <p css={categoryCss}>{item.category}</p> : null}
        <h3 id={titleId}>{item.name}</h3>
        <p css={mutedCss}>{item.description}</p>
        {item.idealFor.length > 0 ? (
          <Stack gap={3}>
            <p css={subheadCss}>Ideal para</p>
            <Cluster as="ul" gap={3}>
              {item.idealFor.map((who) => (
                <Tag key={who}>{who}</Tag>
              ))}
            </Cluster>
          </Stack>
        ) : null}
      </Stack>
      <Stack gap={6} css={listsCss}>
        <Included title="Incluye" items={item.features} />
        <Included title="Lo que ganas" items={item.benefits} />
      </Stack>
      <PriceBlock item={item} />
    </article>
  );
}

function Included({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap={4}>
      <p css={subheadCss}>{title}</p>
      <CheckList items={items} columns={2} />
    </Stack>
  );
}

function PriceBlock({ item }: { item: Queries.PackageFieldsFragment }) {
  const href = useWhatsAppHref({ ...item, type: 'package' });
  return (
    <div data-scope="dark" css={priceCss}>
      <GrecaField />
      <div css={priceTextCss}>
        <p css={labelCss}>Inversión</p>
        <PackagePrice item={item} css={amountCss} />
        <p css={timeCss}>
          <Icon name="clock" size={18} />
          <span>{`Listo en ${item.deliveryTime}`}</span>
        </p>
      </div>
      <ButtonLink href={href} variant="whatsapp" isFullWidth>
        Cotizar este paquete
      </ButtonLink>
    </div>
  );
}

const panelCss = css({
  display: 'grid',
  gap: space[8],
  padding: space.card,
  border: `1px solid ${color.border}`,
  borderRadius: radius['2xl'],
  background: color.bg,
  boxShadow: shadow.sm,
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    '& > [data-scope]': { gridColumn: '1 / -1' },
  },
  [mq.xl]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3.2fr)',
    gap: space[9],
    '& > [data-scope]': { gridColumn: 'auto' },
  },
});

const summaryCss = css({ alignContent: 'start' });

const listsCss = css({
  [mq.lg]: { paddingLeft: space[9], borderLeft: `1px solid ${color.border}` },
});

const categoryCss = css({ color: color.accent, fontSize: fontSize.sm, fontWeight: 600 });

const mutedCss = css({ color: color.fgMuted });

const subheadCss = css({ color: color.fg, fontSize: fontSize.sm, fontWeight: 600 });

const priceCss = css({
  position: 'relative',
  ...flex.column,
  justifyContent: 'space-between',
  gap: space[7],
  padding: space[7],
  borderRadius: radius.xl,
  background: gradientOf('anil'),
  overflow: 'hidden',
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
});

const priceTextCss = css({ display: 'grid', gap: space[3], justifyItems: 'start' });

const labelCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const amountCss = css({
  '& > span:first-of-type': { fontSize: fontSize.h3, whiteSpace: 'normal' },
});

const timeCss = css({ ...flex.row, gap: '8px', marginTop: space[3], fontSize: fontSize.sm });
