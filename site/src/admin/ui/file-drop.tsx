import { css } from '@emotion/react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { color, radius, space } from '#src/theme/tokens.ts';

type FileDropProps = {
  isActive: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Drop zone for a file. A button with the same function is always present. */
export function FileDrop({ isActive, onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (isActive && file) onFile(file);
  };
  return (
    <div
      css={dropCss}
      data-over={(isActive && isOver) || undefined}
      onDragOver={(event) => {
        // Otherwise the browser would open the file instead of the page.
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

const dropCss = css({
  display: 'grid',
  gap: space[4],
  justifyItems: 'center',
  padding: space[6],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.bgSubtle,
  color: color.fgMuted,
  textAlign: 'center',
  '&[data-over]': { borderColor: color.accent, background: color.accentSoft },
});
