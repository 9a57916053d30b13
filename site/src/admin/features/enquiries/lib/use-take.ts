import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import { useTakeEnquiry } from '../api/enquiry-changes.ts';

/** Returns a function that takes an enquiry by id, with a notification. */
export function useTake(onTaken?: () => void) {
  const { mutate, isPending } = useTakeEnquiry();
  const take = (id: string) =>
    mutate(id, {
      onSuccess: () => {
        notify('success', 'La consulta es tuya');
        onTaken?.();
      },
      onError: (error) => notifyFailure('Error al tomar la consulta', error),
    });
  return { take, isPending };
}
