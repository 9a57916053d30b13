import { Flex, Link, Typography } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { NavLink } from 'react-router-dom';

import type { ScheduledEntry } from '../../../contracts/scheduling';
import { entryAddress } from '../entry-address';
import { PolledSection } from '../home/polled-section';
import { usePolled } from '../publication/use-polled';
import { tellFailure, tellSchedule } from './schedule-words';

const PAUSE = 15_000;
const pause = () => PAUSE;

function Entry({ entry }: { entry: ScheduledEntry }) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Link tag={NavLink} to={entryAddress(entry)} isExternal={false}>
        {entry.name}
      </Link>
      {entry.failure && (
        <Typography textColor="danger600">{tellFailure(entry.uid, entry.failure)}</Typography>
      )}
      {tellSchedule(entry).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </Flex>
  );
}

/** On the panel's home: what could not be published when it was due, and what comes next. */
export function ScheduleWidget() {
  const polled = usePolled<ScheduledEntry[]>('/scheduling-panel', pause);
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
