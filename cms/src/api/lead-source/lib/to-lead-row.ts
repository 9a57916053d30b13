import { parseEmailAddress } from '../../../../contracts/email';
import { ENQUIRY_LIMITS } from '../../../../contracts/enquiry';
import { toResultColumns } from '../../../../contracts/enquiry-result';
import { LEAD_MESSAGES as MESSAGES } from '../../../../contracts/lead-sources';
import { readPhone } from '../../../../contracts/read-phone';
import { isSitePath } from '../../../../contracts/text';
import { VISIT_SOURCE_MAX_LENGTH } from '../../../../contracts/visit-source';
import { classifyEnquiry } from '../../../enquiries/classify-enquiry';
import { completeNewEnquiry } from '../../../enquiries/complete-new-enquiry';
import { toPhoneColumns } from '../../../enquiries/to-phone-columns';
import { createDocumentId } from '../../../platform/database/document-id';
import { readSettings } from '../../../platform/env/settings';
import { invalid, invalidField } from '../../../platform/http/errors';
import type { LeadInput } from './lead-schema';

const NO_NAME = 'Sin nombre';
const NO_MESSAGE = 'Sin mensaje: llegó de un formulario de anuncio.';

/** Returns the columns of the page with the form: of the site, or of another one. */
function toPageColumns(page = '') {
  const { siteUrl } = readSettings();
  const isOnSite = isSitePath(page);
  const url = isOnSite || /^https?:/i.test(page) ? URL.parse(page, siteUrl) : null;
  if (!url) return {};
  const isOwn = url.origin === new URL(siteUrl).origin;
  const text = (isOwn ? url.pathname : url.origin + url.pathname).slice(0, VISIT_SOURCE_MAX_LENGTH);
  return isOwn ? { source: text, lastLandingPage: text } : { lastReferrer: text };
}

/** Returns the e-mail address of a lead and, if it cannot be used, the line that keeps it. */
function readEmail({ email: typed, phone = '' }: LeadInput) {
  const email = typed ? parseEmailAddress(typed) : undefined;
  if (!email && !readPhone(phone)) {
    const paths = typed && !phone ? ['email'] : typed ? ['email', 'phone'] : ['phone'];
    const problems = paths.map((path) => ({ path: [path], message: MESSAGES.contact }));
    throw invalid(problems, MESSAGES.contact);
  }
  return { email: email ?? null, unusable: typed && !email ? `Correo que escribió: ${typed}` : '' };
}

function nameOf({ name = '' }: LeadInput, email: string | null): string {
  const names = [name, email?.split('@')[0] ?? ''];
  return names.find((one) => one.length >= ENQUIRY_LIMITS.name.min) ?? NO_NAME;
}

/**
 * Returns the enquiry of a lead, judged for spam. It arrived when the form was filled in.
 * @throws HttpError without a usable contact, or when its texts are too long together
 */
export function toLeadRow(lead: LeadInput, sourceName: string, now = new Date()) {
  const { email, unusable } = readEmail(lead);
  const name = nameOf(lead, email);
  const answers = (lead.answers ?? [])
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => [question, answer].filter(Boolean).join(': '));
  const text = [lead.message, answers.join('\n'), unusable].filter(Boolean).join('\n\n');
  const { message, ...phones } = toPhoneColumns({
    phone: lead.phone,
    message: text || NO_MESSAGE,
  });
  const { max } = ENQUIRY_LIMITS.message;
  if (message.length > max) throw invalidField(['message'], MESSAGES.long(max));
  const { status, spamReason } = classifyEnquiry({ name, message });
  const arrival = new Date(lead.createdAt ?? now);
  const when = (arrival > now ? now : arrival).toISOString();
  return {
    ...completeNewEnquiry({
      ...{ name, email, ...phones, message, type: 'consulta' as const, status },
      ...{ company: lead.company ?? null, subject: lead.subject ?? null },
      ...toPageColumns(lead.page),
      history: [{ event: 'created', who: 'visitante', when, from: null, to: status }],
    }),
    ...toResultColumns(),
    ...{ firstReplyAt: null, ownerId: null, channel: 'anuncio' },
    lastCampaign: lead.campaign ?? null,
    lastSource: lead.source ?? sourceName,
    lastMedium: lead.medium ?? null,
    spamReason,
    documentId: createDocumentId(),
    publishedAt: now.toISOString(),
  };
}
