import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { ChangedEntry } from './changed-entries.ts';
import type { FailedTrial } from './find-culprits.ts';

type Cause = Pick<FailedTrial, 'message' | 'detail'>;

/** What staff can understand of an error of the build, by a part of its text. */
const REASONS: readonly [RegExp, string][] = [
  [/ENAMETOOLONG/, 'el nombre de uno de sus archivos o su dirección es demasiado largo'],
  [
    /unsupported image format|Input (file|buffer)|VipsJpeg|vips\w*:|pixel limit/i,
    'una de sus imágenes no se puede procesar',
  ],
  [/heap out of memory|ENOMEM/, 'una de sus imágenes o textos es demasiado grande'],
  [
    /Worker exited before|se detuvo con la señal|stopped before the build/,
    'el programa que construye el sitio se detiene con esta versión, por ejemplo por falta de memoria',
  ],
  [/no avanzó en|pasó del límite/, 'el sitio no termina de construirse con esta versión'],
  [
    /Building static HTML failed|no se pudo generar/,
    'la página que la muestra no se puede generar',
  ],
];

const ADVICE =
  'Revisa lo último que cambió en ella (textos, enlaces, imágenes), corrígelo y publícala otra vez. Si vuelve a pasar, avisa a quien administra el servidor.';
const REMOVAL_ADVICE =
  'Algo en el sitio todavía la necesita. Publícala otra vez, o avisa a quien administra el servidor.';

function reasonFor({ label, hash }: ChangedEntry, { message, detail = '' }: Cause): string {
  // A release check names the entry with its own reason.
  if (message.startsWith(`${label}: `)) return message.slice(label.length + 2).replace(/\.$/, '');
  const known = REASONS.find(([pattern]) => pattern.test(`${message}\n${detail}`));
  if (known) return known[1];
  return hash === undefined
    ? 'el sitio no se puede construir sin ella'
    : 'el sitio no se puede construir con esta versión';
}

/** Returns the held entry of a culprit: why, and what to do, for staff; the error for operators. */
export function explainCulprit(changed: ChangedEntry, cause: Cause): HeldEntry {
  const { label, entry, hash } = changed;
  const advice = hash === undefined ? REMOVAL_ADVICE : ADVICE;
  return {
    entry,
    message: `${label}: ${reasonFor(changed, cause)}. ${advice}`,
    detail: [cause.message, cause.detail].filter(Boolean).join('\n'),
    isFoundLate: true,
    isSuspect: true,
    hash,
  };
}
