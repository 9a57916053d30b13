import { css } from '@emotion/react';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { color, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';

type ProductContentsProps = {
  product: Pick<Queries.ProductDetailFieldsFragment, 'boxItems' | 'specifications'>;
};

/** What is in the box, and the measures and connections; one of them takes the whole width. */
export function ProductContents({ product: { boxItems, specifications } }: ProductContentsProps) {
  const hasItems = boxItems.length > 0;
  const hasSpecifications = specifications.length > 0;
  if (!hasItems && !hasSpecifications) return null;
  return (
    <Section isCompact labelledBy={hasItems ? BOX_ID : SPECIFICATIONS_ID}>
      <Container css={hasItems && hasSpecifications && columnsCss}>
        {hasItems ? (
          <div css={partCss}>
            <h2 id={BOX_ID} css={titleCss}>
              En la caja viene
            </h2>
            <CheckList items={boxItems} columns={hasSpecifications ? 1 : 2} css={itemsCss} />
          </div>
        ) : null}
        {hasSpecifications ? (
          <div css={partCss}>
            <h2 id={SPECIFICATIONS_ID} css={titleCss}>
              Medidas y conexiones
            </h2>
            <dl css={tableCss}>
              {specifications.map(({ name, value }, index) => (
                <div key={index} css={rowCss}>
                  <dt css={nameCss}>{name}</dt>
                  <dd css={valueCss}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </Container>
    </Section>
  );
}

const BOX_ID = 'en-la-caja';
const SPECIFICATIONS_ID = 'medidas';

const columnsCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  alignItems: 'start',
  [mq.print]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    gap: 'clamp(2.5rem, 7vw, 7rem)',
  },
});

const partCss = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

const titleCss = css({ ...typeset.h3, color: color.fg });

const itemsCss = css({ rowGap: space[4], fontSize: fontSize.body });

const tableCss = css({ borderTop: `1px solid ${color.border}` });

const rowCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[5],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

const nameCss = css({ color: color.fgMuted });

const valueCss = css({ color: color.fg, fontWeight: 600 });
