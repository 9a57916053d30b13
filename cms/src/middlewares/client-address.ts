import type { Core } from '@strapi/strapi';

import { parseTrustedProxies } from '../platform/http/ip-address';

type Config = { trustedProxies: string };

const FORWARDING_HEADER = /^(?:x-forwarded-.+|x-real-ip|x-request-id|forwarded)$/;

/**
 * Removes forwarding headers and the request id unless a trusted proxy sent the request; otherwise
 * clients could choose the address that rate limits count.
 */
const clientAddress: Core.MiddlewareFactory<Config> = ({ trustedProxies }) => {
  const proxies = parseTrustedProxies(trustedProxies);
  return (ctx, next) => {
    if (!proxies.has(ctx.req.socket.remoteAddress ?? '')) {
      for (const header of Object.keys(ctx.req.headers)) {
        if (FORWARDING_HEADER.test(header)) delete ctx.req.headers[header];
      }
    }
    return next();
  };
};

export default clientAddress;
