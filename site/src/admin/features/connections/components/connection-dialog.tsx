import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { createEndpointSchema } from '@tequiora/cms/contracts/webhooks-schema.ts';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookEndpointInput,
  type WebhookEvent,
} from '@tequiora/cms/contracts/webhooks.ts';

type Values = Omit<WebhookEndpointInput, 'state'>;

type ConnectionDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  values?: Values;
  onSave: (values: Values) => Promise<void>;
};

const EMPTY: Values = { name: '', url: '', events: [...WEBHOOK_EVENT_NAMES] };

/** Asks for name, address and events of a connection. */
export function ConnectionDialog({ isOpen, onClose, title, ...form }: ConnectionDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ConnectionForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type ConnectionFormProps = Pick<ConnectionDialogProps, 'values' | 'onSave'> & {
  onCancel: () => void;
};

function ConnectionForm({ values = EMPTY, onSave, onCancel }: ConnectionFormProps) {
  const form = useForm<Values>({
    resolver: yupResolver(createEndpointSchema),
    defaultValues: values,
  });
  const { errors, isSubmitting } = form.formState;
  const chosen = form.watch('events');

  const toggle = (name: WebhookEvent) => {
    const next = WEBHOOK_EVENT_NAMES.filter((each) => (each === name) !== chosen.includes(each));
    form.setValue('events', next, { shouldValidate: form.formState.isSubmitted });
  };
  const save = form.handleSubmit((input) =>
    onSave(input).catch((error: unknown) => {
      showFieldErrors(form, error);
      form.setError('root', { message: failureText(error) });
    }),
  );

  return (
    <form css={formCss} noValidate onSubmit={(event) => void save(event)}>
      {errors.root ? <Banner tone="danger">{errors.root.message}</Banner> : null}
      <TextInput
        id="conexion-nombre"
        label="Nombre"
        isRequired
        limit={WEBHOOK_LIMITS.name}
        autoComplete="off"
        hint="Para reconocerla: CRM, n8n, Hoja de ventas."
        {...formField(form, 'name')}
      />
      <TextInput
        id="conexion-direccion"
        label="Dirección"
        isRequired
        type="url"
        inputMode="url"
        limit={WEBHOOK_LIMITS.url}
        autoComplete="off"
        hint="La que te da el otro sistema para recibir avisos. Empieza con https://."
        {...formField(form, 'url')}
      />
      <fieldset css={eventsCss} aria-describedby={errors.events ? 'conexion-avisos' : undefined}>
        <legend css={legendCss}>Qué se le avisa</legend>
        {WEBHOOK_EVENT_NAMES.map((name) => (
          <CheckBox
            key={name}
            label={WEBHOOK_EVENTS[name]}
            isChecked={chosen.includes(name)}
            onToggle={() => toggle(name)}
          />
        ))}
        {errors.events ? (
          <p id="conexion-avisos" role="alert" css={errorCss}>
            {errors.events.message}
          </p>
        ) : null}
      </fieldset>
      <Banner tone="warning">
        Los avisos llevan el nombre, los contactos y el mensaje de las personas. Conecta solo
        sistemas que nombre tu aviso de privacidad.
      </Banner>
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

const eventsCss = css({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });

const legendCss = css({ ...adminText.sm, color: color.fg, fontWeight: 600 });

const errorCss = css({ ...adminText.sm, color: color.danger });

const footerCss = css({
  ...flex.wrap,
  gap: space[4],
  justifyContent: 'flex-end',
  [mq.belowMd]: { '& > *': { flex: '1 1 auto' } },
});
