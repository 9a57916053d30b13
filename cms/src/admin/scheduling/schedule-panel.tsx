import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { useForm, useRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';

import { PUBLISHING_MESSAGES } from '../../../contracts/publishing';
import type { EntrySchedule } from '../../../contracts/scheduling';
import { usePublicType } from '../public-type';
import { StaleHint } from '../home/polled-section';
import { usePolled } from '../publication/use-polled';
import { useIsTypingDate } from './use-is-typing-date';
import { type Moments, tellFailure, tellSchedule, tellUnsaved } from './schedule-words';

type ScheduleProps = { uid: string; documentId: string; isDraft: boolean };

const PUBLISH = 'plugin::content-manager.explorer.publish';
const SOON = 5_000;
const LATER = 15_000;

function pause(data: EntrySchedule | undefined): number {
  return data?.publishAt || data?.unpublishAt ? SOON : LATER;
}

function Schedule({ uid, documentId, isDraft }: ScheduleProps) {
  const url = `/scheduling-panel/entries/${uid}/${documentId}`;
  const { data, hasFailed } = usePolled<EntrySchedule>(url, pause);
  const publishing = useMemo(() => [{ action: PUBLISH, subject: uid }], [uid]);
  const { allowedActions, isLoading } = useRBAC(publishing);
  const form = useForm('Schedule', ({ values }) => values as Moments);
  const isTyping = useIsTypingDate();
  const loaded = useForm('Schedule', ({ initialValues }) => initialValues as Moments);

  if (!data) {
    return (
      <Typography textColor="neutral600">
        {hasFailed ? 'No pudimos preguntarlo. Lo intentamos de nuevo.' : 'Preguntando…'}
      </Typography>
    );
  }
  const sentences = tellSchedule(data);
  const isLocked = !isLoading && !allowedActions.canPublish && data.publishAt !== null;
  const unsaved = isDraft ? tellUnsaved(form, loaded, data, { isTyping }) : undefined;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
      {data.failure && (
        <Typography textColor="danger600">{tellFailure(uid, data.failure)}</Typography>
      )}
      {sentences.map((sentence) => (
        <Typography key={sentence} fontWeight="bold">
          {sentence}
        </Typography>
      ))}
      {sentences.length === 0 && !data.failure && (
        <Typography textColor="neutral600">Sin fechas guardadas.</Typography>
      )}
      {isLocked && <Typography textColor="warning700">{PUBLISHING_MESSAGES.scheduled}</Typography>}
      <StaleHint isStale={hasFailed} />
      {unsaved && <Typography textColor="warning600">{unsaved}</Typography>}
    </Flex>
  );
}

/** Beside an entry in the editor: when it is published and taken off by itself. */
export const SchedulePanel: PanelComponent = ({ document, activeTab, ...place }) => {
  const { model, documentId } = place;
  const isPublic = usePublicType(place);
  const id = documentId ?? document?.documentId;
  if (!isPublic || !id || !document) return null;
  return {
    title: 'Programación',
    content: (
      // A save changes the entry, and asks anew at once.
      <Schedule
        key={String(document.updatedAt)}
        uid={model}
        documentId={id}
        isDraft={activeTab !== 'published'}
      />
    ),
  };
};
