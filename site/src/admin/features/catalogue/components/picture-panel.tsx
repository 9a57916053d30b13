import { css } from '@emotion/react';
import { useFormContext } from 'react-hook-form';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { EntryValues } from '../lib/entry-form.ts';
import { PICTURE_HINT } from '../lib/picture-problem.ts';
import type { PictureUpload } from '../lib/use-picture-upload.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureDescription } from './picture-description.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { UploadProblem } from './upload-problem.tsx';

/** Lets the user choose or drop, describe, replace and remove the picture of an entry. */
export function PicturePanel({ upload }: { upload: PictureUpload }) {
  const { watch, setValue, formState } = useFormContext<EntryValues>();
  const picture = watch('picture');
  const { isUploading, choose } = upload;
  const problem = upload.problem ?? formState.errors.picture?.message;
  return (
    <Panel title="Imagen">
      <div css={contentCss}>
        <PictureDrop isActive={!isUploading} onFile={choose}>
          {isUploading ? (
            <>
              <p role="status">Subiendo «{upload.fileName}»…</p>
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
              <div css={buttonsCss}>
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
              </div>
              <p css={hintCss}>O arrástrala aquí. {PICTURE_HINT}.</p>
            </>
          )}
        </PictureDrop>
        {problem ? <UploadProblem text={problem} onRetry={upload.retry} /> : null}
        {picture && !isUploading ? <PictureDescription picture={picture} /> : null}
      </div>
    </Panel>
  );
}

const contentCss = css({ display: 'grid', gap: space[5] });

const previewCss = css({
  width: '100%',
  maxHeight: '220px',
  borderRadius: radius.sm,
  objectFit: 'contain',
  background: color.bg,
});

const buttonsCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  justifyContent: 'center',
});

const hintCss = css({ ...adminText.xs, color: color.fgMuted });

const progressCss = css({ width: '100%', accentColor: color.accent });
