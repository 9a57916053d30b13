import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

import type { ScheduledEntry } from '../../../contracts/scheduling';
import { entryAddress } from '../entry-address';
import { PolledWidget } from '../publication/polled-widget';
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
    <PolledWidget polled={polled}>
      {(entries) =>
        entries.length === 0 ? (
          <Typography textColor="neutral600">Nada está programado.</Typography>
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label="Programado">
            {entries.map((entry) => (
              <Entry key={`${entry.uid}:${entry.documentId}`} entry={entry} />
            ))}
          </Flex>
        )
      }
    </PolledWidget>
  );
}
