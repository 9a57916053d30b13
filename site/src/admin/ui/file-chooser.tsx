import { css } from '@emotion/react';
import { useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';

type FileChooserProps = {
  label: string;
  /** Name of the file field for assistive technology. */
  fieldLabel: string;
  /** Types of the file, as the browser's picker reads them. */
  accept: string;
  isLoading?: boolean;
  onFile: (file: File) => void;
};

/** Button that opens the browser's file picker. */
export function FileChooser({ label, fieldLabel, accept, isLoading, onFile }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span css={wrapCss}>
      <Button
        variant="secondary"
        size="sm"
        icon="upload"
        isLoading={isLoading}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fieldLabel}
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
