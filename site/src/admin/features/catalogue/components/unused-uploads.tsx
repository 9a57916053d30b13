import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { flex, radius, space } from '#src/theme/tokens.ts';
import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';
import { deletePicture } from '../api/catalogue.ts';

type UnusedUploadsProps = {
  pictures: readonly PictureRef[];
  /** Called with the id of a picture that was deleted. */
  onDeleted: (id: number) => void;
};

/** Lists pictures that were uploaded to the form and replaced, each with a button that deletes it. */
export function UnusedUploads({ pictures, onDeleted }: UnusedUploadsProps) {
  const { mutateAsync, variables, isPending } = useMutation({ mutationFn: deletePicture });
  if (pictures.length === 0) return null;
  const remove = (id: number) =>
    void mutateAsync(id).then(
      () => {
        notify('success', 'Imagen borrada de la biblioteca');
        onDeleted(id);
      },
      (error: unknown) => notifyFailure('Error al borrar la imagen', error),
    );
  return (
    <div>
      <p css={hintCss}>Subiste estas imágenes y ya no se usan aquí:</p>
      <ul role="list" css={listCss}>
        {pictures.map(({ id, url, formats }, index) => (
          <li key={id} css={itemCss}>
            <img
              src={formats?.thumbnail?.url ?? url}
              alt={`Imagen sin usar ${index + 1}`}
              css={thumbnailCss}
            />
            <Button
              variant="secondary"
              size="sm"
              icon="trash"
              aria-label={`Borrar la imagen sin usar ${index + 1}`}
              isLoading={isPending && variables === id}
              aria-disabled={isPending}
              onClick={() => remove(id)}
            >
              Borrar
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const listCss = css({ display: 'grid', gap: space[3], marginTop: space[3] });

const itemCss = css({ ...flex.wrapSpread, gap: space[4] });

const thumbnailCss = css({
  width: '64px',
  height: '48px',
  borderRadius: radius.sm,
  objectFit: 'cover',
});
