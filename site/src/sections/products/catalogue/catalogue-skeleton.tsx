import { css } from '@emotion/react';
import { Card } from '#src/components/ui/card.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { flex, mq, space } from '#src/theme/tokens.ts';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Six placeholder cards while the catalogue loads. */
export function CatalogueSkeleton() {
  return (
    <SkeletonGroup label="Cargando productos…" css={groupCss}>
      <Grid columns={{ base: 1, md: 2, lg: 3 }}>
        {CARDS.map((card) => (
          <Card key={card} isFlush css={cardCss}>
            <Skeleton ratio="4 / 3" css={pictureCss} />
            <div css={bodyCss}>
              <Skeleton width="70%" height="1.5rem" />
              <Skeleton />
              <Skeleton width="85%" />
              <div css={footerCss}>
                <Skeleton width="9rem" />
                <Skeleton width="6.5rem" height="1.5rem" />
              </div>
            </div>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

// Follows the list when only the next page is loading.
const groupCss = css({ '* + &': { marginTop: space.gap } });

// Like the cards: rows on a phone.
const cardCss = css({ [mq.belowMd]: { flexDirection: 'row' } });

const pictureCss = css({
  borderRadius: 0,
  [mq.belowMd]: { flex: 'none', width: '7.5rem', aspectRatio: 'auto' },
});

const bodyCss = css({
  flex: 1,
  display: 'grid',
  gap: '10px',
  padding: `${space[6]} ${space[7]} ${space[7]}`,
});

const footerCss = css({ ...flex.spread, marginTop: space[5] });
