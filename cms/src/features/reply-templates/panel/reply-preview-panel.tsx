import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Typography } from '@strapi/design-system';

import {
  fillReplyText,
  findReplyTextProblems,
  REPLY_PLACEHOLDERS,
  SAMPLE_REPLY_VALUES,
} from '../../../../contracts/reply-template';
import { textOf } from '../../../content-model/entry';
import { useFormValues } from '../../../platform/panel/strapi-panel';
import { REPLY_TEMPLATE_UID } from '../reply-template-uid';

const MESSAGE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

function Placeholders() {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label="Datos">
      {Object.entries(REPLY_PLACEHOLDERS).map(([name, description]) => (
        <Typography key={name} tag="li" variant="pi" textColor="neutral700">
          <b>{`{${name}}`}</b>: {description}
        </Typography>
      ))}
    </Flex>
  );
}

/** Shows the texts of the form filled with sample values, their problems and the placeholders. */
function ReplyPreview() {
  const { values } = useFormValues();
  const texts = { subject: textOf(values.subject), text: textOf(values.text) };
  const problems = findReplyTextProblems(texts);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {problems.map(({ message }) => (
        <Typography key={message} variant="pi" textColor="danger600" role="status">
          {message}
        </Typography>
      ))}
      <Box background="neutral100" hasRadius padding={3} tag="section" aria-label="Mensaje">
        <Typography fontWeight="bold" tag="p" style={MESSAGE}>
          {fillReplyText(texts.subject, SAMPLE_REPLY_VALUES)}
        </Typography>
        <Box paddingTop={2}>
          <Typography tag="p" style={MESSAGE}>
            {fillReplyText(texts.text, SAMPLE_REPLY_VALUES)}
          </Typography>
        </Box>
      </Box>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        Datos que puedes usar
      </Typography>
      <Placeholders />
    </Flex>
  );
}

/** Side panel of a reply template: what a customer would read. */
export const ReplyPreviewPanel: PanelComponent = ({ model }) =>
  model === REPLY_TEMPLATE_UID
    ? { title: 'Así se lee, con datos de ejemplo', content: <ReplyPreview /> }
    : null;
