import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { shadow } from '#src/theme/tokens/shadow.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { SaveMode } from '../lib/use-entry-form.ts';

type SaveBarProps = {
  /** Mode of the save in progress. */
  saving: SaveMode | null;
  isDirty: boolean;
  isUploading: boolean;
  onPublish: () => void;
};

/** Buttons of the form. Enter in a field saves a draft. */
export function SaveBar({ saving, isDirty, isUploading, onPublish }: SaveBarProps) {
  const isBlocked = isUploading || saving !== null;
  return (
    <div css={barCss}>
      <p role="status" css={statusCss}>
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

const barCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
  boxShadow: shadow.md,
});

const statusCss = css({ ...adminText.sm, color: color.fgMuted });

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
