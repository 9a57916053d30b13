import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { NO_SOURCE } from '../lib/list-params.ts';

type SourceFilterProps = { source: string; onClear: () => void };

/** Shows the source filter set by a link from the reports. */
export function SourceFilter({ source, onClear }: SourceFilterProps) {
  return (
    <div css={chipCss}>
      <span>
        Origen: <b>{source === NO_SOURCE ? 'sin página de origen' : source}</b>
      </span>
      <IconButton
        icon="close"
        label="Quitar el filtro de origen"
        shape="square"
        size={32}
        onClick={onClear}
      />
    </div>
  );
}

const chipCss = css({
  ...adminText.sm,
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minWidth: 0,
  minHeight: '44px',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.fg,
  overflowWrap: 'anywhere',
});
