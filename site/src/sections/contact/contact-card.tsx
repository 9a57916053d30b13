import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import type { IconName } from '#src/components/ui/icon.tsx';
import { color, fontSize, space } from '#src/theme/tokens.ts';

type ContactCardProps = { icon: IconName; title: string; children: ReactNode };

/** One contact option: icon, title and value. */
export function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <div css={rowCss}>
      <IconTile name={icon} />
      <div css={bodyCss}>
        <h3 css={titleCss}>{title}</h3>
        {children}
      </div>
    </div>
  );
}

const rowCss = css({
  display: 'flex',
  gap: space[4],
  paddingBlock: space[5],
  '& + &': { borderTop: `1px solid ${color.border}` },
});

const bodyCss = css({ display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 });

const titleCss = css({
  color: color.fgMuted,
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  fontWeight: 500,
  letterSpacing: 0,
});
