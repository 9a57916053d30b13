import { css } from '@emotion/react';
import { useFormContext } from 'react-hook-form';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { FileChooser } from '#src/admin/ui/file-chooser.tsx';
import { FileDrop } from '#src/admin/ui/file-drop.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, radius } from '#src/theme/tokens.ts';
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
        <FileDrop isActive={!isUploading} onFile={choose}>
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
                <FileChooser
                  label={picture ? 'Cambiar imagen' : 'Seleccionar imagen'}
                  fieldLabel="Archivo de la imagen"
                  accept={PICTURE_ACCEPT}
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
        </FileDrop>
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
