import { css } from '@emotion/react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, radius, space } from '#src/theme/tokens.ts';
import { activeShortcutsStore, listShortcuts, SHORTCUTS, shortcutStore } from '../lib/shortcuts.ts';
import { useShortcuts } from '../lib/use-shortcuts.ts';
import { adminText } from '../ui/admin-text.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Button and dialog with the keyboard shortcuts, which can be turned off there. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useStore(shortcutStore, (state) => state.isOn);
  const names = useStore(activeShortcutsStore, (state) => state.names);
  useShortcuts({ help: () => setIsOpen(true) });
  return (
    <>
      <button
        type="button"
        title="Atajos de teclado"
        css={buttonCss}
        onClick={() => setIsOpen(true)}
      >
        {/* Visible, it would be below the notifications. */}
        <VisuallyHidden>Atajos de teclado</VisuallyHidden>
        <kbd aria-hidden="true" css={keyCss}>
          {SHORTCUTS.help.key}
        </kbd>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Atajos de teclado"
        description="Los de esta pantalla; funcionan mientras no escribas en un campo."
      >
        <CheckBox
          label="Usar atajos de una sola tecla"
          isChecked={isOn}
          onToggle={() => shortcutStore.setState({ isOn: !isOn })}
        />
        <dl css={listCss} data-off={!isOn || undefined}>
          {listShortcuts(names).map(({ key, label }) => (
            <div key={key} css={rowCss}>
              <dt>
                <kbd css={keyCss}>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

const buttonCss = css({
  ...flex.inlineCenter,
  flex: 'none',
  minWidth: '44px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  [mq.hover]: { '&:hover kbd': { borderColor: color.accent } },
});

const keyCss = css({
  ...adminText.xs,
  display: 'inline-block',
  minWidth: '28px',
  padding: '2px 8px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.bgSubtle,
  color: color.fg,
  fontFamily: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
});

const listCss = css({
  ...adminText.sm,
  display: 'grid',
  gap: space[3],
  color: color.fgBody,
  '&[data-off]': { color: color.fgMuted, textDecoration: 'line-through' },
});

const rowCss = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});
