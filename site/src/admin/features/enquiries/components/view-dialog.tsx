import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { formField } from '#src/admin/lib/form-field.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { useIsManager } from '#src/admin/lib/use-current-user.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { flex, mq, space } from '#src/theme/tokens.ts';
import { viewFields } from '@tequiora/cms/contracts/saved-view-schema.ts';
import { SAVED_VIEW_LIMITS, type SavedViewInput } from '@tequiora/cms/contracts/saved-view.ts';

type ViewValues = Omit<SavedViewInput, 'query'>;

type ViewDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Below the name. */
  hint?: string;
  values: ViewValues;
  onSave: (values: ViewValues) => Promise<void>;
  onDelete?: () => void;
};

/** Asks for the name of a view, and managers for whom it is. */
export function ViewDialog({ isOpen, onClose, title, ...form }: ViewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ViewForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

const schema = object(viewFields);

type ViewFormProps = Pick<ViewDialogProps, 'hint' | 'values' | 'onSave' | 'onDelete'> & {
  onCancel: () => void;
};

function ViewForm({ hint, values, onSave, onDelete, onCancel }: ViewFormProps) {
  const isManager = useIsManager();
  const form = useForm({ resolver: yupResolver(schema), defaultValues: values });
  const { errors, isSubmitting } = form.formState;
  const isShared = form.watch('isShared');

  const save = form.handleSubmit((input) =>
    onSave(input).catch((error: unknown) => {
      const message = error instanceof ApiError ? error.fieldErrors.name : undefined;
      if (message) form.setError('name', { message }, { shouldFocus: true });
      else form.setError('root', { message: failureText(error) });
    }),
  );

  return (
    <form css={formCss} noValidate onSubmit={(event) => void save(event)}>
      {errors.root ? <Banner tone="danger">{errors.root.message}</Banner> : null}
      <TextInput
        id="vista-nombre"
        label="Nombre"
        limit={SAVED_VIEW_LIMITS.name}
        autoComplete="off"
        hint={hint}
        {...formField(form, 'name')}
      />
      {isManager ? (
        <CheckBox
          label="Compartir con todo el equipo"
          isChecked={isShared}
          onToggle={() => form.setValue('isShared', !isShared)}
        />
      ) : null}
      <div css={footerCss}>
        {onDelete ? (
          <DangerButton icon="trash" onClick={onDelete}>
            Eliminar
          </DangerButton>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" isLoading={isSubmitting}>
          Guardar
        </Button>
      </div>
    </form>
  );
}

const formCss = css({ display: 'grid', gap: space[5] });

const footerCss = css({
  ...flex.wrap,
  gap: space[4],
  justifyContent: 'flex-end',
  [mq.belowMd]: { '& > *': { flex: '1 1 auto' } },
});
