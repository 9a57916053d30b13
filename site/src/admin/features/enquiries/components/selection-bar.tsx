import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { layout } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { Selection } from '../lib/use-selection.ts';
import { BulkActions } from './bulk-actions.tsx';

type SelectionBarProps = { selection: Selection; pageCount: number; onDone: () => void };

/** Selects the whole page; shows the number of selected rows and the bulk actions. */
export function SelectionBar({ selection, pageCount, onDone }: SelectionBarProps) {
  const { ids, isAll, toggleAll, clear } = selection;
  const count = ids.length;
  return (
    <div css={[barCss, count > 0 && activeCss]} role="group" aria-label="Varias consultas a la vez">
      <CheckBox
        label={
          pageCount === 1
            ? 'Seleccionar la de esta página'
            : `Seleccionar las ${pageCount} de esta página`
        }
        isChecked={isAll}
        isMixed={count > 0 && !isAll}
        onToggle={toggleAll}
      />
      <p role="status" css={countCss}>
        {count === 0 ? '' : formatCount(count, 'seleccionada', 'seleccionadas')}
      </p>
      {count > 0 ? (
        <>
          <BulkActions
            ids={ids}
            onDone={() => {
              clear();
              onDone();
            }}
          />
          <Button variant="link" css={clearCss} onClick={clear}>
            Quitar selección
          </Button>
        </>
      ) : null}
    </div>
  );
}

const barCss = css({
  ...adminText.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[5]}`,
  alignItems: 'flex-end',
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${color.border}`,
});

// Sticky, since selected rows may be anywhere on the page.
const activeCss = css({
  position: 'sticky',
  top: layout.nav,
  zIndex: 1,
  background: color.accentSoft,
});

const clearCss = css({ minHeight: '44px' });

const countCss = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.fg,
  fontWeight: 600,
  '&:empty': { display: 'none' },
});
