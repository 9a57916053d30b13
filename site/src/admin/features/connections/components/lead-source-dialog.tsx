import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import { flex, mq, space } from '#src/theme/tokens.ts';
import { createLeadSourceSchema } from '@tequiora/cms/contracts/lead-sources-schema.ts';
import { LEAD_LIMITS } from '@tequiora/cms/contracts/lead-sources.ts';

type LeadSourceDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  name?: string;
  onSave: (name: string) => Promise<void>;
};

/** Asks for the name of a source of leads. */
export function LeadSourceDialog({ isOpen, onClose, title, ...form }: LeadSourceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <LeadSourceForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type LeadSourceFormProps = Pick<LeadSourceDialogProps, 'name' | 'onSave'> & {
  onCancel: () => void;
};

function LeadSourceForm({ name = '', onSave, onCancel }: LeadSourceFormProps) {
  const form = useForm<{ name: string }>({
    resolver: yupResolver(createLeadSourceSchema),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit((input) =>
    onSave(input.name).catch((error: unknown) => {
      showFieldErrors(form, error);
      form.setError('root', { message: failureText(error) });
    }),
  );
  return (
    <form css={formCss} noValidate onSubmit={(event) => void save(event)}>
      {errors.root ? <Banner tone="danger">{errors.root.message}</Banner> : null}
      <TextInput
        id="fuente-nombre"
        label="Nombre"
        isRequired
        limit={LEAD_LIMITS.name}
        autoComplete="off"
        hint="De dónde llegan los contactos: Meta, Google, LinkedIn. Se guarda como fuente si el contacto no trae otra."
        {...formField(form, 'name')}
      />
      <div css={footerCss}>
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
