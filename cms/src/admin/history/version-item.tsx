import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { Version } from '../../../contracts/history';
import { tellFullMoment } from '../../lib/moment-words';
import { tellChanges, tellVersion } from './version-words';

type VersionItemProps = {
  version: Version;
  isOldest: boolean;
  /** Undefined for what cannot be brought back. */
  onRestore: (() => void) | undefined;
};

const SHOWN = 8;

/** One version: when, who, what changed, and the way back to it. */
export function VersionItem({ version, isOldest, onRestore }: VersionItemProps) {
  const [isWhole, setIsWhole] = useState(false);
  const sentences = tellChanges(version, isOldest);
  const shown = isWhole ? sentences : sentences.slice(0, SHOWN);
  const hidden = sentences.length - shown.length;
  const moment = tellFullMoment(version.at);
  return (
    <Box tag="li" paddingTop={4} paddingBottom={4} borderWidth="0 0 1px" borderColor="neutral200">
      <Flex gap={4} justifyContent="space-between" alignItems="flex-start">
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="bold">
            {moment.slice(0, 1).toUpperCase() + moment.slice(1)}
          </Typography>
          <Typography textColor="neutral600">{tellVersion(version)}</Typography>
          {shown.length > 0 && (
            <Flex tag="ul" direction="column" alignItems="flex-start" gap={1} paddingTop={2}>
              {shown.map((sentence, index) => (
                <Typography key={index} tag="li">
                  {sentence}
                </Typography>
              ))}
            </Flex>
          )}
          {hidden > 0 && (
            <Button variant="ghost" size="S" onClick={() => setIsWhole(true)}>
              {hidden === 1 ? 'Ver un cambio más' : `Ver ${hidden} cambios más`}
            </Button>
          )}
        </Flex>
        {onRestore && (
          <Button
            variant="secondary"
            size="S"
            aria-label={`Recuperar la versión del ${moment}`}
            onClick={onRestore}
          >
            Recuperar
          </Button>
        )}
      </Flex>
    </Box>
  );
}
