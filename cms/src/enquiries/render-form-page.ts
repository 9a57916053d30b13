import { ENQUIRY_LIMITS, ENQUIRY_TYPE_OPTIONS, ENQUIRY_TYPES } from '../../contracts/enquiry';
import type { FieldProblem } from '../../contracts/error';
import { isRecord } from '../../contracts/is-record';
import { escapeHtml } from '../platform/http/html';
import { renderPage } from '../platform/http/page';

type FormPage = { message: string; problems: FieldProblem[]; values: unknown; siteUrl: string };
type Input = { name: string; label: string; type?: string; autocomplete: string; max: number };

const INPUTS: Input[] = [
  { name: 'name', label: 'Nombre', autocomplete: 'name', max: ENQUIRY_LIMITS.name.max },
  {
    name: 'email',
    label: 'Correo',
    type: 'email',
    autocomplete: 'email',
    max: ENQUIRY_LIMITS.email.max,
  },
  {
    name: 'phone',
    label: 'Teléfono (opcional, 10 dígitos)',
    type: 'tel',
    autocomplete: 'tel',
    max: ENQUIRY_LIMITS.phone.max,
  },
];
const HIDDEN_FIELDS = ['subject', 'source', 'website', 'privacyVersion', 'newsletter'];
const VISIBLE = new Set(['name', 'email', 'phone', 'type', 'message']);

/** Renders the contact form with the submitted values and the validation messages. */
export function renderFormPage({ message, problems, values, siteUrl }: FormPage): string {
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
    ({ name, label, type = 'text', autocomplete, max }) =>
      `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${max}" value="${valueOf(name)}"${describedBy(name)}>
${problemOf(name)}`,
  );
  const options = ENQUIRY_TYPES.map(
    (type) =>
      `<option value="${type}"${valueOf('type') === type ? ' selected' : ''}>${ENQUIRY_TYPE_OPTIONS[type]}</option>`,
  );

  return renderPage({
    title: 'Tu mensaje aún no se envía',
    body: `<p role="alert">${escapeHtml(message)}</p>
${others.length > 0 ? `<ul class="error">${others.join('')}</ul>` : ''}
<form method="post" action="/api/enquiries/form" novalidate>
${inputs.join('\n')}
<label for="type">Tipo de consulta</label>
<select id="type" name="type"${describedBy('type')}>${options.join('')}</select>
${problemOf('type')}
<label for="message">Mensaje</label>
<textarea id="message" name="message" rows="8" maxlength="${ENQUIRY_LIMITS.message.max}"${describedBy('message')}>
${valueOf('message')}</textarea>
${problemOf('message')}
${hidden.join('\n')}
<button type="submit">Enviar mensaje</button>
</form>
<p><a href="${escapeHtml(siteUrl)}/contacto">Volver a la página de contacto</a></p>`,
  });
}
