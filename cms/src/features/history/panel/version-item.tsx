import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { formatLongDateTime } from '../../../../contracts/format-date';
import type { Version } from '../../../../contracts/history';

import { formatVersionChanges, formatVersion } from './format-version';

type VersionItemProps = {
  version: Version;
  isOldest: boolean;
  /** Undefined for a version that cannot be restored. */
  onRestore: (() => void) | undefined;
};

const SHOWN_MAX = 8;

/** A version with its date, author and changes, and a button to restore it. */
export function VersionItem({ version, isOldest, onRestore }: VersionItemProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const sentences = formatVersionChanges(version, isOldest);
  const shown = isExpanded ? sentences : sentences.slice(0, SHOWN_MAX);
  const hidden = sentences.length - shown.length;
  const date = formatLongDateTime(version.at);
  return (
    <Box tag="li" paddingTop={4} paddingBottom={4} borderWidth="0 0 1px" borderColor="neutral200">
      <Flex gap={4} justifyContent="space-between" alignItems="flex-start">
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="bold">
            {date.slice(0, 1).toUpperCase() + date.slice(1)}
          </Typography>
          <Typography textColor="neutral600">{formatVersion(version)}</Typography>
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
            <Button variant="ghost" size="S" onClick={() => setIsExpanded(true)}>
              {hidden === 1 ? 'Ver un cambio más' : `Ver ${hidden} cambios más`}
            </Button>
          )}
        </Flex>
        {onRestore && (
          <Button
            variant="secondary"
            size="S"
            aria-label={`Recuperar la versión del ${date}`}
            onClick={onRestore}
          >
            Recuperar
          </Button>
        )}
      </Flex>
    </Box>
  );
}
