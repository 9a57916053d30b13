import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import {
  fillReplyText,
  findReplyTextProblems,
  REPLY_PLACEHOLDERS,
  SAMPLE_REPLY_VALUES,
} from '../../../../contracts/reply-template';
import { textOf } from '../../../content-model/entry';
import { useFormValues } from '../../../platform/panel/strapi-panel';
import { REPLY_TEMPLATE_UID } from '../reply-template-uid';
import { MessagePreview } from './message-preview';

/** Shows the texts of the form filled with sample values, their problems and the placeholders. */
function ReplyPreview() {
  const { values } = useFormValues();
  const texts = { subject: textOf(values.subject), text: textOf(values.text) };
  return (
    <MessagePreview
      problems={findReplyTextProblems(texts).map(({ message }) => message)}
      subject={fillReplyText(texts.subject, SAMPLE_REPLY_VALUES)}
      paragraphs={[fillReplyText(texts.text, SAMPLE_REPLY_VALUES)]}
      placeholders={REPLY_PLACEHOLDERS}
    />
  );
}

/** Side panel of a reply template: what a customer would read. */
export const ReplyPreviewPanel: PanelComponent = ({ model }) =>
  model === REPLY_TEMPLATE_UID
    ? { title: 'Así se lee, con datos de ejemplo', content: <ReplyPreview /> }
    : null;
