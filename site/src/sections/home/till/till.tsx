import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { fontSize, palette } from '#src/theme/tokens.ts';
import { formatMoney } from '@tequiora/cms/contracts/money.ts';
import { DemoFrame, WIDE_FRAME } from '../demo-frame.tsx';
import { ArticleButton } from './article-button.tsx';
import { ARTICLES, totalOf, withCount, type Article, type Sale } from './articles.ts';
import { SaleLines, SaleTotal, Ticket } from './ticket.tsx';

/** A till to try: press articles, charge, and it prints the ticket. */
export function Till({ onClose }: { onClose: () => void }) {
  const [sale, setSale] = useState<Sale>({});
  const [isPaid, setIsPaid] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const total = totalOf(sale);

  function change(article: Article, count: number) {
    const next = withCount(sale, article, count);
    setSale(next);
    setAnnouncement(`${article.name}: ${count}. Total: ${formatMoney(totalOf(next))}.`);
  }

  function startAgain() {
    setSale({});
    setIsPaid(false);
    setAnnouncement('');
  }

  return (
    <DemoFrame
      label="Punto de venta de prueba"
      title={isPaid ? 'Venta cobrada' : 'Nueva venta'}
      onClose={onClose}
    >
      <div css={bodyCss}>
        <ul role="list" css={articlesCss} {...(isPaid ? { inert: '' } : null)}>
          {ARTICLES.map((article) => (
            <li key={article.name} css={articleCss}>
              <ArticleButton
                article={article}
                count={sale[article.name] ?? 0}
                onPress={() => change(article, (sale[article.name] ?? 0) + 1)}
              />
            </li>
          ))}
        </ul>
        <div css={[saleCss, isPaid && paidCss]}>
          {isPaid ? (
            <>
              <Ticket sale={sale}>
                <strong css={shopCss}>Tu tienda</strong>
              </Ticket>
              <Button variant="secondary" isFullWidth onClick={startAgain}>
                Hacer otra venta
              </Button>
            </>
          ) : (
            <>
              {total > 0 ? (
                <SaleLines sale={sale} onRemove={(article) => change(article, 0)} />
              ) : (
                <p css={emptyCss}>Toca un artículo para agregarlo a la venta.</p>
              )}
              <SaleTotal sale={sale} />
              <Button isFullWidth aria-disabled={total === 0} onClick={() => setIsPaid(true)}>
                {`Cobrar ${formatMoney(total)}`}
              </Button>
            </>
          )}
        </div>
        <p role="status" css={visuallyHiddenCss}>
          {announcement}
        </p>
      </div>
    </DemoFrame>
  );
}

const bodyCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE_FRAME]: { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)', height: '24rem' },
});

const articlesCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px',
  padding: '10px 14px 14px',
  alignContent: 'start',
});

const articleCss = css({ display: 'grid' });

const saleCss = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  minHeight: 0,
  padding: '14px',
  background: palette.gray[0],
  '& > :last-child': { marginTop: 'auto' },
});

// The paper of the ticket is white.
const paidCss = css({ background: palette.gray[200] });

const emptyCss = css({ margin: 0, paddingBlock: '10px', color: palette.gray[600] });

const shopCss = css({ fontSize: fontSize['ui-lg'], textAlign: 'center' });
