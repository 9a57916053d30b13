import { Flex, Link, Typography } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { NavLink } from 'react-router-dom';

import type { Schedule, ScheduledEntry } from '../../../../contracts/scheduling';
import { EntryItem } from '../../../platform/panel/entry-item';
import { PolledSection } from '../../../platform/panel/polled-section';
import { useFetched } from '../../../platform/panel/use-fetched';
import { formatSchedule, formatScheduleFailure, formatStopped } from './format-schedule';

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

/**
 * Section of the CMS panel's home page: failed and upcoming scheduled dates, and since when they are not
 * looked at.
 */
export function ScheduleWidget() {
  const polled = useFetched<Schedule>('/scheduling-panel', pollIntervalMs);
  return (
    <PolledSection
      title="Programación"
      icon={Calendar}
      polled={polled}
      isEmpty={({ entries, stoppedSince }) => entries.length === 0 && stoppedSince === null}
    >
      {({ entries, stoppedSince }) => (
        <Flex direction="column" alignItems="stretch" gap={4}>
          {stoppedSince === null ? null : (
            <Typography textColor="danger600" role="alert">
              {formatStopped(stoppedSince)}
            </Typography>
          )}
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label="Programado">
            {entries.map((entry) => (
              <Entry key={`${entry.uid}:${entry.documentId}`} entry={entry} />
            ))}
          </Flex>
          <Link tag={NavLink} to="/calendario" isExternal={false}>
            Ver el calendario
          </Link>
        </Flex>
      )}
    </PolledSection>
  );
}
