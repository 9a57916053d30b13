import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';

import { useEffect, useState } from 'react';
import { PUBLISHING_MESSAGES } from '../../../../contracts/publishing';
import type { EntrySchedule } from '../../../../contracts/scheduling';
import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import { DATE_FIELD } from '../../../platform/panel/date-field';
import { StaleHint } from '../../../platform/panel/polled-section';
import { useFormValues } from '../../../platform/panel/strapi-panel';
import { useCanPublish } from '../../../platform/panel/use-can-publish';
import { useFetched } from '../../../platform/panel/use-fetched';
import { formatScheduleFailure, formatSchedule, describeUnsavedDates } from './format-schedule';

type ScheduleProps = { uid: string; documentId: string; isDraft: boolean };

const FAST_POLL_MS = 5_000;
const SLOW_POLL_MS = 15_000;

function pollIntervalMs(data: EntrySchedule | undefined): number {
  return data?.publishAt || data?.unpublishAt ? FAST_POLL_MS : SLOW_POLL_MS;
}

function Schedule({ uid, documentId, isDraft }: ScheduleProps) {
  const url = `/scheduling-panel/entries/${uid}/${documentId}`;
  const { data, hasFailed } = useFetched<EntrySchedule>(url, pollIntervalMs);
  const { canPublish, isLoading } = useCanPublish(uid);
  const { values, loaded } = useFormValues();
  const isTyping = useIsTypingDate();

  if (!data) {
    return (
      <Typography textColor="neutral600">
        {hasFailed ? 'No pudimos preguntarlo. Lo intentamos de nuevo.' : 'Preguntando…'}
      </Typography>
    );
  }
  const sentences = formatSchedule(data);
  const isLocked = !isLoading && !canPublish && data.publishAt !== null;
  const unsaved = isDraft ? describeUnsavedDates(values, loaded, data, { isTyping }) : undefined;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
      {data.failure && (
        <Typography textColor="danger600">{formatScheduleFailure(uid, data.failure)}</Typography>
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

/** Side panel of the edit view: the scheduled dates of publishing and unpublishing. */
export const SchedulePanel: PanelComponent = ({ document, activeTab, ...ref }) => {
  const { model, documentId } = ref;
  const isPublic = useIsPublicType(ref);
  const id = documentId ?? document?.documentId;
  if (!isPublic || !id || !document) return null;
  return {
    title: 'Programación',
    content: (
      // The key changes with each save, which refetches immediately.
      <Schedule
        key={String(document.updatedAt)}
        uid={model}
        documentId={id}
        isDraft={activeTab !== 'published'}
      />
    ),
  };
};

/**
 * Returns true while the focus is in a date field: until its time is typed, today's date means today
 * at midnight, which is past.
 */
function useIsTypingDate(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const update = () => setIsTyping(Boolean(document.activeElement?.closest(`[${DATE_FIELD}]`)));
    // During `focusout` no element has the focus.
    const updateLater = () => queueMicrotask(update);
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', updateLater);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', updateLater);
    };
  }, []);
  return isTyping;
}
