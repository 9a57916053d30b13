import { Flex, Typography } from '@strapi/design-system';

type MessageListProps = { label: string; messages: readonly string[] };

/** A list of messages with a heading; renders nothing for an empty list. */
export function MessageList({ label, messages }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {label}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={label}>
        {messages.map((message, index) => (
          <Typography key={index} tag="li" variant="pi" textColor="neutral700">
            {message}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}
