import type { Core } from '@strapi/strapi';

import { CATALOGUE_LIMITS } from '../contracts/catalogue';
import { readMailSettings } from '../src/mail/mail-settings';
import { transportOptions } from '../src/mail/transport';
import { readSettings } from '../src/platform/env/settings';
import { uploadProvider } from '../src/platform/env/upload-provider';
import { readUploadSettings } from '../src/platform/env/upload-settings';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export default function plugins({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin {
  const { siteUrl } = readSettings();
  const { smtpUrl, from } = readMailSettings();
  return {
    'users-permissions': {
      config: {
        jwtSecret: env('JWT_SECRET'),
        jwtManagement: 'refresh',
        sessions: {
          accessTokenLifespan: 5 * MINUTE,
          idleRefreshTokenLifespan: 8 * HOUR,
          maxRefreshTokenLifespan: 7 * DAY,
          httpOnly: true,
          cookie: {
            path: '/api/auth',
            sameSite: 'strict',
            secure: siteUrl.startsWith('https:'),
            maxAge: 7 * DAY * 1000,
          },
        },
      },
    },
    email: {
      config: {
        provider: 'nodemailer',
        providerOptions: transportOptions(smtpUrl),
        settings: { defaultFrom: from.address, defaultReplyTo: from.address },
      },
    },
    upload: {
      config: {
        ...uploadProvider(readUploadSettings()),
        sizeLimit: CATALOGUE_LIMITS.pictureBytes,
        security: {
          // `checkUploads` of the upload service decides instead: Strapi only checks names and first
          // bytes, and its error names no file. Without a list Strapi logs a warning.
          deniedTypes: [],
        },
      },
    },
  };
}
