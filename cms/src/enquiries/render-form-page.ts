import {
  EARLIER_HONEYPOT_FIELD,
  ENQUIRY_TYPES,
  HONEYPOT_FIELD,
  THANKS_FIELD,
} from '../../contracts/enquiry';
import type { FieldProblem } from '../../contracts/error';
import { ENQUIRY_TYPE_TEXTS, type FormTextName, type FormTexts } from '../../contracts/form-texts';
import { isRecord } from '../../contracts/is-record';
import { escapeHtml } from '../platform/http/html';
import { renderPage } from '../platform/http/page';

type FormPage = {
  message: string;
  problems: FieldProblem[];
  values: unknown;
  siteUrl: string;
  texts: FormTexts;
};
type Input = { name: string; label: FormTextName; type?: string; autocomplete: string };

const INPUTS: Input[] = [
  { name: 'name', label: 'nameLabel', autocomplete: 'name' },
  { name: 'email', label: 'emailLabel', autocomplete: 'email' },
  { name: 'phone', label: 'phoneLabel', type: 'tel', autocomplete: 'tel' },
];
const HIDDEN_FIELDS = [
  'subject',
  'source',
  HONEYPOT_FIELD,
  EARLIER_HONEYPOT_FIELD,
  'privacyVersion',
  'newsletter',
  'extraLabel',
  THANKS_FIELD,
];
const VISIBLE = new Set(['name', 'email', 'phone', 'type', 'extraAnswer', 'message']);

/** Renders the contact form with the submitted values and the validation messages. */
export function renderFormPage({ message, problems, values, siteUrl, texts }: FormPage): string {
  const textOf = (name: FormTextName) => escapeHtml(texts[name]);
  const valueOf = (name: string) => {
    const value = isRecord(values) ? values[name] : undefined;
    return typeof value === 'string' ? escapeHtml(value) : '';
  };
  const problemOf = (name: string) => {
    const problem = problems.find(({ path }) => path[0] === name);
    return problem ? `<p class="error" id="${name}-error">${escapeHtml(problem.message)}</p>` : '';
  };
  const describedBy = (name: string) =>
    problemOf(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const others = problems
    .filter(({ path }) => !VISIBLE.has(path[0] ?? ''))
    .map((problem) => `<li>${escapeHtml(`${problem.path.join('.')}: ${problem.message}`)}</li>`);
  const hidden = HIDDEN_FIELDS.filter((name) => valueOf(name)).map(
    (name) => `<input type="hidden" name="${name}" value="${valueOf(name)}">`,
  );
  const inputs = INPUTS.map(
    ({ name, label, type = 'text', autocomplete }) =>
      `<label for="${name}">${textOf(label)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${valueOf(name)}"${describedBy(name)}>
${problemOf(name)}`,
  );
  const extraLabel = valueOf('extraLabel');
  const extra = extraLabel
    ? `<label for="extraAnswer">${extraLabel}</label>
<input id="extraAnswer" name="extraAnswer" type="text" value="${valueOf('extraAnswer')}"${describedBy('extraAnswer')}>
${problemOf('extraAnswer')}`
    : '';
  const options = ENQUIRY_TYPES.map(
    (type) =>
      `<option value="${type}"${valueOf('type') === type ? ' selected' : ''}>${textOf(ENQUIRY_TYPE_TEXTS[type])}</option>`,
  );

  return renderPage({
    title: 'Tu mensaje aún no se envía',
    body: `<p role="alert">${escapeHtml(message)}</p>
${others.length > 0 ? `<ul class="error">${others.join('')}</ul>` : ''}
<form method="post" action="/api/enquiries/form" novalidate>
${inputs.join('\n')}
<label for="type">${textOf('typeLabel')}</label>
<select id="type" name="type"${describedBy('type')}>${options.join('')}</select>
${problemOf('type')}
${extra}
<label for="message">${textOf('messageLabel')}</label>
<textarea id="message" name="message" rows="8"${describedBy('message')}>
${valueOf('message')}</textarea>
${problemOf('message')}
${hidden.join('\n')}
<button type="submit">${textOf('submitLabel')}</button>
</form>
<p><a href="${escapeHtml(siteUrl)}/contacto">Volver a la página de contacto</a></p>`,
  });
}
