import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import type { ReferenceProblem } from '@tequiora/cms/contracts/chat.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useRegisterChat } from '../api/enquiry-changes.ts';
import { chatSchema, toLocal, type ChatValues } from './chat-schema.ts';

/** Returns what must be confirmed before the chat is registered, if the error is about that. */
function problemOf(error: Error | null): ReferenceProblem | null {
  const isProblem = error instanceof ApiError && typeof error.details.problem === 'string';
  return isProblem ? (error.details as ReferenceProblem) : null;
}

/** Returns the state of the form that registers a chat; `submit(true)` registers it despite `problem`. */
export function useChatForm(onRegistered: (enquiry: EnquiryDetail) => void) {
  const form = useForm<ChatValues>({
    resolver: yupResolver(chatSchema),
    defaultValues: {
      message: '',
      name: '',
      phone: '',
      email: '',
      type: 'consulta',
      arrivedAt: toLocal(new Date()),
    },
  });
  const draft = useFormDraft(form, 'chat:nuevo');
  const { mutate, reset, error, isPending } = useRegisterChat();

  const submit = (isSure: boolean) =>
    form.handleSubmit((values) =>
      mutate(isSure ? { ...values, confirmed: true } : values, {
        onSuccess({ data: enquiry }) {
          draft.clear();
          onRegistered(enquiry);
        },
        onError: (failure) =>
          showFieldErrors(form, failure, (name) => (name in chatSchema.fields ? name : null)),
      }),
    );

  return { form, draft, submit, isPending, error, problem: problemOf(error), clearProblem: reset };
}
