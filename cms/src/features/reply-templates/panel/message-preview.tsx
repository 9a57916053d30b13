import { Box, Flex, Typography } from '@strapi/design-system';

const MESSAGE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

type MessagePreviewProps = {
  problems?: readonly string[];
  subject: string;
  paragraphs: readonly string[];
  /** Descriptions of the placeholders. */
  placeholders: Readonly<Record<string, string>>;
};

/** Shows what a customer would read, what is wrong with it, and the placeholders. */
export function MessagePreview(props: MessagePreviewProps) {
  const { problems = [], subject, paragraphs, placeholders } = props;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {problems.map((problem) => (
        <Typography key={problem} variant="pi" textColor="danger600" role="status">
          {problem}
        </Typography>
      ))}
      <Box background="neutral100" hasRadius padding={3} tag="section" aria-label="Mensaje">
        <Typography fontWeight="bold" tag="p" style={MESSAGE}>
          {subject}
        </Typography>
        {paragraphs.map((paragraph, index) => (
          <Box key={index} paddingTop={2}>
            <Typography tag="p" style={MESSAGE}>
              {paragraph}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        Datos que puedes usar
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label="Datos">
        {Object.entries(placeholders).map(([name, description]) => (
          <Typography key={name} tag="li" variant="pi" textColor="neutral700">
            <b>{`{${name}}`}</b>: {description}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}
