import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '#src/admin/lib/api.ts';
import { formField } from '#src/admin/lib/form-field.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { prepareReset } from '#src/admin/lib/prepare-reset.ts';
import { storeUser } from '#src/admin/lib/session-store.ts';
import { signOut } from '#src/admin/lib/session.ts';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import { REPLY_MAIL_LIMITS } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { profileSchema } from '@tequiora/cms/contracts/session-schema.ts';
import type {
  ProfileRequest,
  SessionResponse,
  SessionUser,
} from '@tequiora/cms/contracts/session.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { twoFactorQuery } from '../api/two-factor.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsTable } from './sessions-table.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TwoFactorEnabled } from './two-factor-enabled.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Settings of the account; managers also get notifications, the CMS and personal data. */
export function SettingsScreen() {
  const isManager = useIsManager();
  return (
    <>
      <PageHeader
        title="Ajustes"
        description={isManager ? 'Tu cuenta y los avisos del panel' : 'Tu cuenta'}
      />
      <div css={columnsCss}>
        <Stack gap={6}>
          <ProfilePanel />
          <TwoFactorPanel />
          {isManager ? <NotificationPanel /> : null}
        </Stack>
        <Stack gap={6}>
          <PasswordPanel />
          {isManager ? (
            <>
              <CmsPanel />
              <PersonalDataPanel />
            </>
          ) : null}
        </Stack>
      </div>
      <SessionsPanel />
    </>
  );
}

function PersonalDataPanel() {
  return (
    <Panel title="Datos personales">
      <Stack align="start">
        <p css={bodyTextCss}>
          Cuánto tiempo se guardan las consultas, la copia o la eliminación de los datos de una
          persona, y el registro de quién lo hizo.
        </p>
        <LinkButton to={paths.personalData.to()} icon="arrow-right">
          Ver datos personales
        </LinkButton>
      </Stack>
    </Panel>
  );
}

function CmsPanel() {
  return (
    <Panel title="Contenido del sitio">
      <Stack align="start">
        <p css={bodyTextCss}>
          Los textos de las páginas, los datos de la empresa, el portafolio y los testimonios se
          editan en el CMS, con su propia cuenta.
        </p>
        <CmsLink />
      </Stack>
    </Panel>
  );
}

function CmsLink() {
  const { data, error, isFetching, refetch } = useOverview();
  if (data) {
    return (
      <ButtonLink
        href={data.cms.url}
        variant="secondary"
        size="md"
        icon="arrow-up-right"
        isExternal
      >
        Abrir el CMS
      </ButtonLink>
    );
  }
  if (!error) return <Skeleton width="10rem" height="44px" />;
  return (
    <RetryBanner isRetrying={isFetching} onRetry={() => void refetch()}>
      {`Error al buscar la dirección del CMS. ${failureText(error)}`}
    </RetryBanner>
  );
}

/** Two-factor sign-in of the user's account. */
function TwoFactorPanel() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const query = useQuery(twoFactorQuery);
  const badge = query.data?.isEnabled ? <Badge tone="green">Activa</Badge> : null;
  return (
    <Panel title="Verificación en dos pasos" action={badge}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <QueryContent
          query={query}
          failure="Error al cargar la verificación en dos pasos"
          loading={<Skeleton height="222px" />}
        >
          {(state) =>
            state.isEnabled ? (
              <TwoFactorEnabled state={state} onCodes={setCodes} />
            ) : (
              <TwoFactorSetup onEnabled={setCodes} />
            )
          }
        </QueryContent>
      )}
    </Panel>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const toProfile = ({ name, signature }: SessionUser): Profile => ({ name, signature });

type Profile = { name: string; signature?: string | null | undefined };

function ProfilePanel() {
  const user = useCurrentUser();
  const form = useForm<Profile>({
    resolver: yupResolver(profileSchema),
    defaultValues: toProfile(user),
  });
  const draft = useFormDraft(form, 'ajustes:perfil');
  const { mutateAsync: change } = useChangeProfile();
  const save = async ({ name, signature }: Profile) => {
    const reset = prepareReset(form);
    const saved = await change({ name, signature: signature || null });
    draft.clear();
    reset(toProfile(saved));
  };
  return (
    <Panel title="Tu nombre y tu firma">
      <SettingsForm
        form={form}
        submitLabel="Guardar perfil"
        save={save}
        savedText="Tu perfil se guardó."
      >
        {draft.isRestored ? <DraftNotice onDiscard={draft.discard} /> : null}
        <TextInput
          id="ajustes-nombre"
          label="Nombre"
          autoComplete="name"
          isRequired
          hint={`Así apareces en el historial de las consultas. Entras con ${user.email}.`}
          {...formField(form, 'name')}
        />
        <TextArea
          id="ajustes-firma"
          label="Firma de tus correos"
          hint="Va al final de los correos que mandas desde una consulta. Vacía, se pone tu nombre y el de la empresa."
          limit={REPLY_MAIL_LIMITS.signature}
          {...formField(form, 'signature')}
        />
      </SettingsForm>
    </Panel>
  );
}

/** Changes name and signature of the user, also in the session store. */
function useChangeProfile() {
  return useMutation({
    mutationFn: async (data: ProfileRequest['data']) =>
      (await api.put<SessionResponse>('/auth/me', { data })).user,
    onSuccess: storeUser,
  });
}

function SessionsPanel() {
  return (
    <Panel title="Sesiones abiertas" isFlush action={<SignOutEverywhere />}>
      <QueryContent
        query={useQuery(sessionsQuery)}
        failure="Error al cargar las sesiones"
        loading={<TableSkeleton label="Cargando sesiones…" rows={2} />}
      >
        {(sessions) => <SessionsTable sessions={sessions} />}
      </QueryContent>
    </Panel>
  );
}

/** Ends every session of the account, including this one, which leads to the sign-in page. */
function SignOutEverywhere() {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut({ scope: 'all' }),
    onSuccess: (isKnown) => {
      if (isKnown) return;
      notify(
        'error',
        'Error al cerrar las demás sesiones',
        'El servidor no respondió: siguen abiertas. Inicia sesión y vuelve a intentarlo.',
        Infinity,
      );
    },
  });
  return (
    <>
      <Button variant="secondary" size="sm" icon="log-out" onClick={() => setIsConfirming(true)}>
        Cerrar sesión en todos
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => mutate()}
        title="¿Cerrar sesión en todos los dispositivos?"
        description="También se cierra esta sesión: tendrás que volver a entrar con tu correo y tu contraseña."
        confirmLabel="Cerrar sesión en todos"
        isWorking={isPending}
      />
    </>
  );
}
