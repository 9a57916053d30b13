import { Flex, Typography } from '@strapi/design-system';

type FindingListProps = { label: string; findings: readonly string[] };

/** What is to be said of an entry, one thing after the other; nothing when there is none. */
export function FindingList({ label, findings }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {label}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={label}>
        {findings.map((finding, index) => (
          <Typography key={index} tag="li" variant="pi" textColor="neutral700">
            {finding}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}
