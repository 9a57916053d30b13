import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { useArrivals } from '../lib/use-arrivals.ts';

/** Announces enquiries received while the list is open, since filters or paging may hide them. */
export function ArrivalNotice({ onShow }: { onShow: () => void }) {
  const { count, acknowledge } = useArrivals();
  const message = count === 1 ? 'Llegó 1 consulta nueva' : `Llegaron ${count} consultas nuevas`;
  return (
    <div css={count ? undefined : emptyCss}>
      {/* Always rendered: a live region that appears together with its text is often not read out. */}
      <VisuallyHidden as="div">
        <span role="status">{count ? message : ''}</span>
      </VisuallyHidden>
      {count ? (
        <div css={noticeCss}>
          <Icon name="bell" size={20} />
          <p css={textCss} aria-hidden="true">
            {message}
          </p>
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              acknowledge();
              onShow();
            }}
          >
            Ver por orden de llegada
          </Button>
          <IconButton
            icon="close"
            label="Cerrar aviso de consultas nuevas"
            shape="square"
            size={32}
            onClick={acknowledge}
          />
        </div>
      ) : null}
    </div>
  );
}

// Out of the flow, so that the empty element adds no gap.
const emptyCss = css({ position: 'absolute' });

const noticeCss = css({
  ...adminText.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  padding: `${space[3]} ${space[5]}`,
  border: '1px solid currentColor',
  borderRadius: radius.md,
  background: color.infoBg,
  color: color.info,
});

const textCss = css({ flex: '1 1 auto', fontWeight: 600 });
