import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { CodeInput } from '#src/admin/ui/code-input.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import type { ConfirmedRequest } from '@tequiora/cms/contracts/two-factor.ts';
import { confirmationSchema } from '../lib/confirmation-schema.ts';
import { useSaving } from '../lib/use-saving.ts';
import { SettingsForm } from './settings-form.tsx';

type ConfirmWithCodeProps = {
  title: string;
  description: string;
  confirmLabel: string;
  onConfirm: (request: ConfirmedRequest) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password and a code before two-factor sign-in is changed. */
export function ConfirmWithCode(props: ConfirmWithCodeProps) {
  const { title, description, confirmLabel, onConfirm, onClose } = props;
  const form = useForm({
    resolver: yupResolver(confirmationSchema),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { outcome, isSaving, submit } = useSaving(form, { save: onConfirm, savedText: '' });
  const { errors } = form.formState;
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <SettingsForm submitLabel={confirmLabel} {...{ outcome, isSaving }} onSubmit={submit}>
        <PasswordInput
          id="confirmar-contrasena"
          label="Tu contraseña"
          autoComplete="current-password"
          isRequired
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <CodeInput
          id="confirmar-codigo"
          hint="El que muestra ahora, o un código de recuperación."
          inputMode="text"
          error={errors.code?.message}
          {...form.register('code')}
        />
      </SettingsForm>
    </Dialog>
  );
}
