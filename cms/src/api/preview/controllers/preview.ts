import type { Core } from '@strapi/strapi';

import { PREVIEW_MINUTES, type PreviewResponse } from '../../../../contracts/preview';
import {
  createPreviewTokens,
  type PreviewTokenResult,
} from '../../../features/preview/server/preview-token';
import { readPreview } from '../../../features/preview/server/read-preview';
import { readSecrets } from '../../../platform/env/secrets';
import type { Context } from '../../../platform/http/context';
import { notFound, unauthorized } from '../../../platform/http/errors';

const MESSAGES: Record<Exclude<PreviewTokenResult['kind'], 'valid'>, string> = {
  expired: `La vista previa venció: dura ${PREVIEW_MINUTES} minutos.`,
  invalid: 'El enlace de esta vista previa no es válido.',
};

function bearerOf(ctx: Context): string {
  return /^Bearer (\S+)$/.exec(ctx.get('Authorization'))?.[1] ?? '';
}

export default function previewController({ strapi }: { strapi: Core.Strapi }) {
  const tokens = createPreviewTokens(readSecrets().adminJwt);

  return {
    /** GET /api/preview */
    async find(ctx: Context) {
      const token = tokens.read(bearerOf(ctx));
      if (token.kind !== 'valid') throw unauthorized(MESSAGES[token.kind]);
      const preview = await readPreview(strapi, token.target);
      if (!preview) throw notFound('Esta entrada ya no existe en el CMS.');
      const { secondsLeft } = token;
      ctx.body = { data: { ...preview, secondsLeft } } satisfies PreviewResponse;
    },
  };
}
