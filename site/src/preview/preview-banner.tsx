import { css, Global } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { color, flex, fontSize, mq, space, zIndex } from '#src/theme/tokens.ts';
import type { Preview } from '@tequiora/cms/contracts/preview.ts';
import { HOW_TO_OPEN } from './how-to-open.ts';

const MINUTE = 60_000;
const TICK = 5000;

/** States permanently that visitors do not see this content. */
export function PreviewBanner({ preview, endsAt }: { preview: Preview; endsAt: number }) {
  const { status, name } = preview;
  const now = useNow(TICK);
  const minutes = Math.ceil((endsAt - (now?.getTime() ?? endsAt)) / MINUTE);
  const isOver = now !== null && minutes <= 0;
  const version = status === 'draft' ? 'del borrador' : 'de la versión publicada';
  return (
    <aside aria-label="Vista previa" css={barCss}>
      <Global styles={roomCss} />
      <Container width="wide" css={contentCss}>
        <Icon name={isOver ? 'timer' : 'layers'} size={20} />
        <p css={textCss}>
          <strong>{`Vista previa ${version} de «${name}»`}</strong>
          <span>{' · los visitantes no ven esto'}</span>
          {now === null || isOver ? null : <span>{` · ${minutesLeft(minutes)}`}</span>}
        </p>
        <p role="status" css={isOver ? textCss : undefined}>
          {isOver ? `Venció: ya no muestra cambios. ${HOW_TO_OPEN}` : null}
        </p>
      </Container>
    </aside>
  );
}

function minutesLeft(minutes: number): string {
  return minutes === 1 ? 'queda 1 minuto' : `quedan ${minutes} minutos`;
}

// Keeps the end of the page and the floating button above the bar.
const roomCss = css({
  body: { paddingBottom: '4.5rem', [mq.belowMd]: { paddingBottom: '6rem' } },
  '[data-floating]': { marginBottom: '4.5rem', [mq.belowMd]: { marginBottom: '6rem' } },
});

const barCss = css({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: zIndex.overlay,
  borderTop: `1px solid ${color.warning}`,
  background: color.warningBg,
  color: color.warning,
  fontSize: fontSize.sm,
});

const contentCss = css({
  ...flex.wrapRow,
  gap: `${space[2]} ${space[4]}`,
  minHeight: '3.5rem',
  paddingBlock: space[3],
});

const textCss = css({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
