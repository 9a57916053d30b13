import { css } from '@emotion/react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, radius, space } from '#src/theme/tokens.ts';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import { describeSmallPicture } from '@tequiora/cms/contracts/picture-widths.ts';
import type { EntryValues } from '../lib/entry-form.ts';
import { PICTURE_ACCEPT, PICTURE_HINT } from '../lib/picture-problem.ts';
import type { PictureValue } from '../lib/picture-value.ts';
import type { PictureUpload } from '../lib/use-picture-upload.ts';
import { UnusedUploads } from './unused-uploads.tsx';

type PicturePanelProps = {
  upload: PictureUpload;
  /** Width in pixels from which the picture is sharp. */
  minWidth: number;
  /** Id of the picture of the stored entry. */
  storedPicture: number | null;
};

/** Lets the user choose or drop, describe, replace and remove the picture of an entry. */
export function PicturePanel({ upload, minWidth, storedPicture }: PicturePanelProps) {
  const { watch, setValue, formState } = useFormContext<EntryValues>();
  const picture = watch('picture');
  const { isUploading, choose } = upload;
  const width = picture?.width ?? minWidth;
  const unused = upload.uploaded.filter(({ id }) => id !== picture?.id && id !== storedPicture);
  const problem = upload.problem ?? formState.errors.picture?.message;
  return (
    <Panel title="Imagen">
      <Stack>
        <PictureDrop isActive={!isUploading} onFile={choose}>
          {isUploading ? (
            <>
              <p role="status">{`Subiendo «${upload.fileName}»…`}</p>
              <progress css={progressCss} aria-label="Subiendo la imagen" />
              <Button variant="secondary" size="sm" onClick={upload.cancel}>
                Cancelar
              </Button>
            </>
          ) : (
            <>
              {picture ? (
                <img src={picture.url} alt="Vista previa" css={previewCss} />
              ) : (
                <Icon name="image" size={32} />
              )}
              <Cluster gap={3} justify="center">
                <PictureChooser
                  label={picture ? 'Cambiar imagen' : 'Seleccionar imagen'}
                  onFile={choose}
                />
                {picture ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => setValue('picture', null, { shouldDirty: true })}
                  >
                    Quitar
                  </Button>
                ) : null}
              </Cluster>
              <p css={hintCss}>{`O arrástrala aquí. ${PICTURE_HINT}.`}</p>
            </>
          )}
        </PictureDrop>
        {problem ? <UploadProblem text={problem} onRetry={upload.retry} /> : null}
        {width < minWidth ? (
          <Banner tone="warning">{describeSmallPicture('La imagen', width, minWidth)}</Banner>
        ) : null}
        {picture && !isUploading ? <PictureDescription picture={picture} /> : null}
        <UnusedUploads pictures={unused} onDeleted={upload.forget} />
      </Stack>
    </Panel>
  );
}

/** Shows why an upload failed, with a retry button where a retry may help. */
function UploadProblem({ text, onRetry }: { text: string; onRetry: (() => void) | null }) {
  return (
    <Banner
      tone="danger"
      action={
        onRetry ? (
          <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
            Reintentar
          </Button>
        ) : null
      }
    >
      {text}
    </Banner>
  );
}

/** Button that opens the browser's file picker. */
function PictureChooser({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span css={wrapCss}>
      <Button variant="secondary" size="sm" icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
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

/** Field for the alternative text, with a box that marks the picture as decorative. */
function PictureDescription({ picture }: { picture: PictureValue }) {
  const { register, setValue, formState } = useFormContext<EntryValues>();
  const error = formState.errors.picture?.alternativeText?.message;
  const toggle = () => {
    const isDecorative = !picture.isDecorative;
    setValue(
      'picture',
      { ...picture, isDecorative },
      {
        shouldDirty: true,
        shouldValidate: error !== undefined,
      },
    );
  };
  return (
    <div>
      {picture.isDecorative ? null : (
        <TextInput
          id="imagen-texto"
          label="Texto alternativo"
          hint="Qué se ve, para quien no puede verla"
          isRequired
          limit={CATALOGUE_LIMITS.alternativeText.max}
          error={error}
          {...register('picture.alternativeText')}
        />
      )}
      <CheckBox label="Es decorativa" isChecked={picture.isDecorative} onToggle={toggle} />
    </div>
  );
}

const previewCss = css({
  width: '100%',
  // Also while it loads, so that the fields below do not move.
  height: '220px',
  borderRadius: radius.sm,
  objectFit: 'contain',
  background: color.bg,
});

const progressCss = css({ width: '100%', accentColor: color.accent });

const wrapCss = css({ position: 'relative', display: 'inline-flex' });

type PictureDropProps = {
  isActive: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Drop zone for a file. A button with the same function is always present. */
function PictureDrop({ isActive, onFile, children }: PictureDropProps) {
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
