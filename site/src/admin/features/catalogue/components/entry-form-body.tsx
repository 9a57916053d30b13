import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { mutedCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RequiredNote } from '#src/components/form/required-note.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, flex, mq, radius, shadow, space } from '#src/theme/tokens.ts';
import type { EntryValues } from '../lib/entry-form.ts';
import { newPictureValue } from '../lib/picture-value.ts';
import type { SaveMode } from '../lib/use-entry-form.ts';
import { usePictureUpload } from '../lib/use-picture-upload.ts';
import { PicturePanel } from './picture-panel.tsx';

type EntryFormBodyProps = {
  /** Fields of the entry kind. */
  fields: ReactNode;
  /** Width in pixels from which the picture is sharp. */
  minPictureWidth: number;
  /** Id of the picture of the stored entry. */
  storedPicture: number | null;
  /** Panels below the picture. */
  aside: ReactNode;
  /** Shown in the sticky bar, above the buttons. */
  notice: ReactNode;
  save: (mode: SaveMode) => void;
  saving: SaveMode | null;
};

export function EntryFormBody(props: EntryFormBodyProps) {
  const { fields, minPictureWidth, storedPicture, aside, notice, save, saving } = props;
  const { setValue, clearErrors, formState } = useFormContext<EntryValues>();
  const panelProblem = formState.errors.root?.panel?.message;
  const upload = usePictureUpload((picture) => {
    clearErrors('picture');
    setValue('picture', newPictureValue(picture), { shouldDirty: true });
  });
  return (
    <form
      noValidate
      css={formCss}
      onSubmit={(event) => {
        event.preventDefault();
        if (!upload.isUploading) save('draft');
      }}
    >
      <div css={columnsCss}>
        <Panel title="Datos">
          <Stack gap={4}>
            <RequiredNote />
            {fields}
          </Stack>
        </Panel>
        <div css={asideCss}>
          <PicturePanel upload={upload} minWidth={minPictureWidth} storedPicture={storedPicture} />
          {aside}
        </div>
      </div>
      <div css={bottomCss}>
        {panelProblem ? (
          <Banner tone="danger">
            <strong>Se corrige en el CMS.</strong>
            <span>{` ${panelProblem}`}</span>
          </Banner>
        ) : null}
        {notice}
        <SaveBar
          saving={saving}
          isDirty={formState.isDirty}
          isUploading={upload.isUploading}
          onPublish={() => save('publish')}
        />
      </div>
    </form>
  );
}

type SaveBarProps = {
  /** Mode of the save in progress. */
  saving: SaveMode | null;
  isDirty: boolean;
  isUploading: boolean;
  onPublish: () => void;
};

/** Buttons of the form. Enter in a field saves a draft. */
function SaveBar({ saving, isDirty, isUploading, onPublish }: SaveBarProps) {
  const isBlocked = isUploading || saving !== null;
  return (
    <div css={barCss}>
      <p role="status" css={mutedCss}>
        {isUploading ? 'Espera a que suba la imagen' : isDirty ? 'Hay cambios sin guardar' : ''}
      </p>
      <div css={buttonsCss}>
        <Button
          type="submit"
          variant="secondary"
          isLoading={saving === 'draft'}
          aria-disabled={isBlocked}
        >
          Guardar borrador
        </Button>
        <Button isLoading={saving === 'publish'} aria-disabled={isBlocked} onClick={onPublish}>
          Guardar y publicar
        </Button>
      </div>
    </div>
  );
}

const formCss = css({
  display: 'grid',
  gap: space[6],
  minWidth: 0,
  // Keeps a focused field clear of the sticky buttons.
  '& :is(input, select, textarea, button)': { scrollMarginBlock: '6rem 8rem' },
});

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

const bottomCss = css({
  position: 'sticky',
  bottom: space[4],
  zIndex: 5,
  display: 'grid',
  gap: space[3],
});

const asideCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  minWidth: 0,
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const barCss = css({
  ...flex.wrapSpread,
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
  boxShadow: shadow.md,
});

const buttonsCss = css({
  display: 'flex',
  gap: space[4],
  marginLeft: 'auto',
  [mq.belowMd]: {
    gap: space[3],
    width: '100%',
    '& > button': { flex: '1 1 0', paddingInline: space[3], fontSize: '0.875rem' },
  },
});
