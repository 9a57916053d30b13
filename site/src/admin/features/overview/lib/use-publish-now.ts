import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#src/admin/lib/api.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import type {
  PublicationResponse,
  PublicationStatus,
} from '@tequiora/cms/contracts/publication.ts';
import { publicationQuery } from '../api/publication-query.ts';

const FAILURE = 'Error al publicar el sitio';

/** Requests a build and notifies the user when visitors see it, or why it failed. */
export function usePublishNow(status: PublicationStatus | undefined) {
  /** Status when the build was requested. */
  const [before, setBefore] = useState<PublicationStatus | null>(null);
  const { mutateAsync, isPending } = useRequestPublication();

  useEffect(() => {
    if (!before || !status) return;
    const outcome = publicationOutcome(before, status);
    if (outcome === 'pending') return;
    setBefore(null);
    if (outcome === 'published') {
      notify('success', 'Sitio publicado', 'Los visitantes ya ven los cambios.');
    } else {
      notify('error', FAILURE, status.error ?? undefined, Infinity);
    }
  }, [before, status]);

  const publish = () =>
    void mutateAsync().then(
      (accepted) => {
        setBefore(status ?? accepted);
        notify('info', 'Publicación en marcha', 'Te avisamos aquí cuando el sitio esté al día.');
      },
      (error: unknown) => notifyFailure(FAILURE, error),
    );

  return { isPending, publish };
}

/** Returns the outcome of a publish request; `before` is the status when it was sent. */
function publicationOutcome(
  before: PublicationStatus,
  now: PublicationStatus,
): 'published' | 'failed' | 'pending' {
  // Same object: no newer status has been fetched.
  if (now === before) return 'pending';
  if (now.phase === 'failed') return 'failed';
  return now.phase === 'live' && now.liveSince !== before.liveSince ? 'published' : 'pending';
}

/** Requests a build of the site; resolves to the publication status. */
function useRequestPublication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.post<PublicationResponse>('/publication')).data,
    onSuccess: (status) => queryClient.setQueryData(publicationQuery.queryKey, status),
  });
}
