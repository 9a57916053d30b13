import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';

import type { EntrySchedule } from '../../../contracts/scheduling';
import { usePolled } from '../publication/use-polled';
import { tellFailure, tellSchedule } from './schedule-words';

type Moment = string | null | undefined;
type Moments = { publishAt?: Moment; unpublishAt?: Moment };
type ScheduleProps = { uid: string; documentId: string; isDraft: boolean };

const SOON = 5_000;
const LATER = 15_000;
const FIELDS = ['publishAt', 'unpublishAt'] as const;

function pause(data: EntrySchedule | undefined): number {
  return data?.publishAt || data?.unpublishAt ? SOON : LATER;
}

const timeOf = (moment: Moment) => (moment ? new Date(moment).getTime() : null);

/** What to do about moments in the form that are not the saved ones. */
function tellUnsaved(typed: Moments, saved: EntrySchedule): string | undefined {
  const times = FIELDS.filter((field) => timeOf(typed[field]) !== timeOf(saved[field])).map(
    (field) => timeOf(typed[field]),
  );
  if (times.length === 0) return undefined;
  return times.some((time) => time !== null && time <= Date.now())
    ? 'La fecha del formulario ya pasó: recarga la página para ver cómo quedó la entrada.'
    : 'Las fechas del formulario todavía no cuentan: presiona «Guardar».';
}

function Schedule({ uid, documentId, isDraft }: ScheduleProps) {
  const url = `/scheduling-panel/entries/${uid}/${documentId}`;
  const { data, hasFailed } = usePolled<EntrySchedule>(url, pause);
  const typed = useForm('Schedule', ({ values }) => values as Moments);

  if (!data) {
    return (
      <Typography textColor="neutral600">
        {hasFailed ? 'No pudimos preguntarlo. Lo intentamos de nuevo.' : 'Preguntando…'}
      </Typography>
    );
  }
  const sentences = tellSchedule(data);
  const unsaved = isDraft ? tellUnsaved(typed, data) : undefined;
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
      {unsaved && <Typography textColor="warning600">{unsaved}</Typography>}
    </Flex>
  );
}

/** Beside an entry in the editor: when it is published and taken off by itself. */
export const SchedulePanel: PanelComponent = ({ model, documentId, document, activeTab }) => {
  const id = documentId ?? document?.documentId;
  if (!id || !document || !('publishAt' in document)) return null;
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
