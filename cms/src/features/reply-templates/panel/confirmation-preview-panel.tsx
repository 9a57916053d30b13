import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import {
  CONFIRMATION_PLACEHOLDERS,
  fillConfirmationTexts,
  SAMPLE_CONFIRMATION_VALUES,
} from '../../../../contracts/confirmation-texts';
import { isRecord } from '../../../../contracts/is-record';
import { useFormValues } from '../../../platform/panel/strapi-panel';
import { MessagePreview } from './message-preview';

const CONTACT_PAGE = 'api::contact-page.contact-page';

/** Shows the confirmation of the form filled with sample values; its facts are not texts of staff. */
function ConfirmationPreview() {
  const { values } = useFormValues();
  const stored = isRecord(values.confirmation) ? values.confirmation : null;
  const { subject, heading, greeting, nextSteps, contactNote, closing } = fillConfirmationTexts(
    stored,
    SAMPLE_CONFIRMATION_VALUES,
  );
  return (
    <MessagePreview
      subject={subject}
      paragraphs={[heading, greeting, nextSteps, contactNote, closing].filter(Boolean)}
      placeholders={CONFIRMATION_PLACEHOLDERS}
    />
  );
}

/** Side panel of the contact page: the mail that a visitor would receive. */
export const ConfirmationPreviewPanel: PanelComponent = ({ model }) =>
  model === CONTACT_PAGE
    ? { title: 'Correo de confirmación, con datos de ejemplo', content: <ConfirmationPreview /> }
    : null;
