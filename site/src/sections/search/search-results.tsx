import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { SEARCH_KINDS, type SearchRow } from '#src/lib/site-search.ts';
import { color, fontSize, space, typeset } from '#src/theme/tokens.ts';
import type { ResultGroup } from './find-results.ts';

const FIRST_COUNT = 6;

/** The results of one kind; more than six on request. */
export function ResultList({ kind, rows }: ResultGroup) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLElement>(null);
  const shown = isWhole ? rows : rows.slice(0, FIRST_COUNT);

  // The clicked button disappears.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('li')[FIRST_COUNT]?.querySelector('a')?.focus();
  }, [isWhole]);

  return (
    <section ref={list} css={groupCss} data-kind={kind}>
      <ResultRows title={SEARCH_KINDS[kind]} rows={shown} />
      {shown.length < rows.length ? (
        <div>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            <span>{`Ver ${rows.length - shown.length} más`}</span>
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** Results below a title. */
export function ResultRows({ title, rows }: { title: string; rows: readonly SearchRow[] }) {
  const titleId = useId();
  return (
    <>
      <h2 id={titleId} css={titleCss}>
        {title}
      </h2>
      <Grid as="ul" columns={{ base: 1, md: 2, lg: 3 }} labelledBy={titleId}>
        {rows.map(({ href, name, text, price }) => (
          <Card as="li" key={`${href} ${name}`} isInteractive css={cardCss}>
            <h3 css={nameCss}>
              <SmartLink href={href} css={cardLinkCss}>
                {name}
              </SmartLink>
            </h3>
            {text ? <p css={textCss}>{text}</p> : null}
            {price ? <p css={priceCss}>{price}</p> : null}
          </Card>
        ))}
      </Grid>
    </>
  );
}

const groupCss = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

const titleCss = css({ ...typeset.h4, color: color.fg });

const cardCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '6px',
  padding: space[6],
  overflowWrap: 'anywhere',
});

const nameCss = css({ fontSize: fontSize.h4 });

const textCss = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: color.fgMuted,
  fontSize: fontSize.sm,
});

const priceCss = css({ color: color.fg, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
