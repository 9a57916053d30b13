import { css } from '@emotion/react';
import { useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { PICTURE_TYPES } from '@tequiora/cms/contracts/catalogue.ts';

type PictureChooserProps = { label: string; onFile: (file: File) => void };

/** Button that opens the browser's file picker. */
export function PictureChooser({ label, onFile }: PictureChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span css={wrapCss}>
      <Button variant="secondary" size="sm" icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label="Archivo de la imagen"
        tabIndex={-1}
        css={visuallyHiddenCss}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows choosing the same file again after a failure.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </span>
  );
}

const wrapCss = css({ position: 'relative', display: 'inline-flex' });
