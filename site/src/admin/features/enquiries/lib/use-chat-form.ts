import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { notify } from '#src/components/notifications/store.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import type { ReferenceProblem } from '@tequiora/cms/contracts/chat.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  REGISTERED_CHANNEL_PHRASES,
  type RegisteredChannel,
} from '@tequiora/cms/contracts/enquiry.ts';
import { useRegisterChat } from '../api/enquiry-changes.ts';
import { chatSchema, toLocal, type ChatValues } from './chat-schema.ts';

const REGISTERED_TITLES: Record<RegisteredChannel, string> = {
  whatsapp: 'Chat registrado',
  llamada: 'Llamada registrada',
  visita: 'Visita registrada',
};

/** Returns what must be confirmed before the chat is registered, if the error is about that. */
function problemOf(error: Error | null): ReferenceProblem | null {
  const isProblem = error instanceof ApiError && typeof error.details.problem === 'string';
  return isProblem ? (error.details as ReferenceProblem) : null;
}

/**
 * Returns the state of the form that registers a chat; `submit(true)` registers it despite `problem`.
 * @param onRegistered called unless the form was closed in the meantime
 */
export function useChatForm(onRegistered: (enquiry: EnquiryDetail) => void) {
  const form = useForm<ChatValues>({
    resolver: yupResolver(chatSchema),
    defaultValues: {
      channel: 'whatsapp',
      message: '',
      name: '',
      phone: '',
      email: '',
      type: 'consulta',
      arrivedAt: toLocal(new Date()),
      isAnswered: false,
      isMine: false,
    },
  });
  const draft = useFormDraft(form, 'chat:nuevo');
  const isMounted = useIsMounted();
  const { mutateAsync, reset, error, isPending } = useRegisterChat();

  const submit = (isSure: boolean) =>
    form.handleSubmit(({ channel = 'whatsapp', ...rest }) => {
      const values = { channel, ...rest };
      return mutateAsync(isSure ? { ...values, confirmed: true } : values).then(
        ({ data: enquiry }) => {
          draft.clear();
          notify('success', REGISTERED_TITLES[channel], `Es la consulta ${enquiry.folio}.`);
          if (isMounted()) onRegistered(enquiry);
        },
        (failure: unknown) => {
          if (!isMounted())
            return notifyFailure(
              `Error al registrar ${REGISTERED_CHANNEL_PHRASES[channel]}`,
              failure,
            );
          showFieldErrors(form, failure, (name) => (name in chatSchema.fields ? name : null));
        },
      );
    });

  return { form, draft, submit, isPending, error, problem: problemOf(error), clearProblem: reset };
}
