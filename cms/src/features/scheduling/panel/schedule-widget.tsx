import { Flex, Typography } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';

import type { ScheduledEntry } from '../../../../contracts/scheduling';
import { EntryItem } from '../../../platform/panel/entry-item';
import { PolledSection } from '../../../platform/panel/polled-section';
import { useFetched } from '../../../platform/panel/use-fetched';
import { formatScheduleFailure, formatSchedule } from './format-schedule';

const POLL_MS = 15_000;
const pollIntervalMs = () => POLL_MS;

function Entry({ entry }: { entry: ScheduledEntry }) {
  return (
    <EntryItem entry={entry}>
      {entry.failure && (
        <Typography textColor="danger600">
          {formatScheduleFailure(entry.uid, entry.failure)}
        </Typography>
      )}
      {formatSchedule(entry).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </EntryItem>
  );
}

/** Section of the CMS panel's home page: failed and upcoming scheduled dates. */
export function ScheduleWidget() {
  const polled = useFetched<ScheduledEntry[]>('/scheduling-panel', pollIntervalMs);
  return (
    <PolledSection
      title="Programación"
      icon={Calendar}
      polled={polled}
      isEmpty={(entries) => entries.length === 0}
    >
      {(entries) => (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label="Programado">
          {entries.map((entry) => (
            <Entry key={`${entry.uid}:${entry.documentId}`} entry={entry} />
          ))}
        </Flex>
      )}
    </PolledSection>
  );
}
